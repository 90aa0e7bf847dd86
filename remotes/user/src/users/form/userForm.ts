import { roles } from '@vatio/contracts/roles';
import type { NewUser } from '@vatio/contracts/user/users';
import { type Infer, object, rules, type ZodType } from '@vatio/ui/forms';

const fields = {
  name: rules.personName(),
  email: rules.emailAddress(),
  role: rules.oneOf(roles, 'Elige un rol'),
};

export const userFormSchema = object(fields);
export type UserForm = Infer<typeof userFormSchema>;

export const newUserFormSchema = object({
  ...fields,
  password: rules.newPassword(),
}) satisfies ZodType<NewUser>;
export type NewUserForm = Infer<typeof newUserFormSchema>;

/** The default role is the lowest, so that a mistake grants no more than reading. */
export const emptyUser: NewUserForm = { name: '', email: '', role: 'reader', password: '' };
