import { userRecord } from '@vatio/contracts/user/userRecord';
import { type NewUser, newUserSchema } from '@vatio/contracts/user/users';
import { formShape, type Input, object, recordForm, type ZodType } from '@vatio/ui/forms';
import { userWords } from '../user';

const form = recordForm(userRecord);

const newSchema = object({
  ...formShape(userRecord.fields),
  password: newUserSchema.shape.password,
}) satisfies ZodType<NewUser>;

/** The default role is the lowest, so that a mistake grants no more than reading. */
const defaults: Input<typeof newSchema> = { name: '', email: '', role: 'reader', password: '' };

export const newUser = { ...form.new, schema: newSchema, defaults };

/** Another person may change the state meanwhile, too. */
export const changedUser = { ...form.change, words: userWords };
