import type { FieldValues } from 'react-hook-form';
import { type BoundFieldProps, errorOf, type OwnAttributes } from './boundField';
import { Field } from './Field';

export type TextFieldProps<In extends FieldValues> = BoundFieldProps<In> & OwnAttributes;

/**
 * One line of text: a name, an e-mail (`type="email"`), a typed number. It is mostly about another
 * person, so the browser fills in no value, unless `autoComplete` says which.
 */
export function TextField<In extends FieldValues>({
  form,
  name,
  label,
  help,
  autoComplete = 'off',
  ...input
}: TextFieldProps<In>) {
  return (
    <Field label={label} help={help} error={errorOf(form, name)}>
      {(a11y) => (
        <input
          className="form-control"
          autoComplete={autoComplete}
          {...input}
          {...a11y}
          {...form.register(name)}
        />
      )}
    </Field>
  );
}
