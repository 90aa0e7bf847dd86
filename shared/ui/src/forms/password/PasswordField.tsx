import type { FieldValues } from 'react-hook-form';
import { type BoundFieldProps, errorOf, type OwnAttributes } from '../fields/boundField';
import { Field } from '../fields/Field';
import { prepareToJudge } from './judge';
import { PasswordInput } from './PasswordInput';
import { PasswordStrength } from './PasswordStrength';

export type PasswordFieldProps<In extends FieldValues> = BoundFieldProps<In> &
  Omit<OwnAttributes, 'type' | 'autoComplete' | 'onFocus'> & {
    /** `new-password` for choosing one, `current-password` for proving it. */
    readonly autoComplete: 'new-password' | 'current-password';
    /**
     * Shows the strength of a new password. Returns facts that others may know of the person (name, e-mail;
     * `() => form.getValues(['name', 'email'])`), which make a password weaker.
     */
    readonly strengthAgainst?: () => readonly string[];
  };

/** A password, with a button that shows it. It is never trimmed. */
export function PasswordField<In extends FieldValues>({
  form,
  name,
  label,
  help,
  strengthAgainst,
  ...input
}: PasswordFieldProps<In>) {
  return (
    <Field label={label} help={help} error={errorOf(form, name)}>
      {(a11y) => (
        <>
          <PasswordInput
            {...input}
            {...a11y}
            {...form.register(name)}
            onFocus={strengthAgainst && prepareToJudge}
          />
          {strengthAgainst && (
            <PasswordStrength form={form} name={name} against={strengthAgainst} />
          )}
        </>
      )}
    </Field>
  );
}
