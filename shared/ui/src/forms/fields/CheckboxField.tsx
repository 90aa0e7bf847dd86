import type { FieldValues } from 'react-hook-form';
import { type BoundFieldProps, errorOf, type OwnAttributes } from './boundField';
import { useFieldNotes } from './Field';

export type CheckboxFieldProps<In extends FieldValues> = BoundFieldProps<In> & OwnAttributes;

/** A box to tick, with its label beside it. Its value is a boolean. */
export function CheckboxField<In extends FieldValues>({
  form,
  name,
  label,
  help,
  ...input
}: CheckboxFieldProps<In>) {
  const error = errorOf(form, name);
  const { a11y, notes } = useFieldNotes({ error, help });
  return (
    <div className={`field form-check ${error ? 'has-error' : ''}`}>
      <input
        className="form-check-input"
        {...input}
        {...a11y}
        {...form.register(name)}
        type="checkbox"
      />
      <label className="form-check-label" htmlFor={a11y.id}>
        {label}
      </label>
      {notes}
    </div>
  );
}
