import { ChoiceField, type FormOfFields, TextField } from '@vatio/ui/forms';
import { roleChoices } from '../user';
import type { UserForm } from './userForm';

export interface UserFieldsProps {
  readonly form: FormOfFields<UserForm>;
  /** One's own role cannot be changed, so it is not offered. */
  readonly withRole?: boolean;
}

/** The fields of an account, new or not. */
export function UserFields({ form, withRole = true }: UserFieldsProps) {
  return (
    <>
      <TextField form={form} name="name" label="Nombre" dir="auto" />
      <TextField form={form} name="email" label="Correo" type="email" />
      {withRole && <ChoiceField form={form} name="role" label="Rol" choices={roleChoices} />}
    </>
  );
}
