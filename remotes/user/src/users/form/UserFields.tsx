import { userRecord } from '@vatio/contracts/user/userRecord';
import type { TypedOf } from '@vatio/records/typed';
import { ChoiceField, type FormOfFields, RecordFields } from '@vatio/ui/forms';
import { roleChoices } from '../user';

export interface UserFieldsProps {
  readonly form: FormOfFields<TypedOf<typeof userRecord.fields>>;
  /** One's own role cannot be changed, so it is not offered. */
  readonly withRole?: boolean;
}

const typed = ['name', 'email'] as const;

/** The fields of an account, new or not. */
export function UserFields({ form, withRole = true }: UserFieldsProps) {
  const { label } = userRecord.fields.role;
  return (
    <>
      <RecordFields record={userRecord} form={form} only={typed} />
      {withRole && <ChoiceField form={form} name="role" label={label} choices={roleChoices} />}
    </>
  );
}
