import type { FieldValues } from 'react-hook-form';
import { DayInput, type DayInputProps } from '../../days/DayInput';
import { type BoundFieldProps, errorOf } from './boundField';
import { Field } from './Field';

export interface DayFieldProps<In extends FieldValues>
  extends BoundFieldProps<In>,
    Pick<DayInputProps, 'min' | 'max' | 'required' | 'readOnly'> {}

/**
 * A day, typed as «05/11/2026» or chosen from a calendar. Its value is `2026-11-05`; text that is no day
 * stays as it was typed, and the form's rule refuses it.
 */
export function DayField<In extends FieldValues>({
  form,
  name,
  label,
  help,
  min,
  max,
  ...input
}: DayFieldProps<In>) {
  return (
    <Field label={label} help={help} error={errorOf(form, name)}>
      {(a11y) => (
        <DayInput {...input} {...a11y} {...form.register(name)} label={label} min={min} max={max} />
      )}
    </Field>
  );
}
