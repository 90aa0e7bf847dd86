import type { SelectHTMLAttributes } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type BoundFieldProps, errorOf, type OwnAttributes } from './boundField';
import { Field } from './Field';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export type SelectFieldProps<In extends FieldValues> = BoundFieldProps<In> &
  OwnAttributes<SelectHTMLAttributes<HTMLSelectElement>> & {
    readonly options: readonly SelectOption[];
    /** The text before a choice: «Elige una tarifa». Its value is `''`. */
    readonly placeholder?: string;
  };

/** One of a list of values that need no explanation. */
export function SelectField<In extends FieldValues>({
  form,
  name,
  label,
  help,
  options,
  placeholder,
  ...select
}: SelectFieldProps<In>) {
  return (
    <Field label={label} help={help} error={errorOf(form, name)}>
      {(a11y) => (
        <select className="form-select" {...select} {...a11y} {...form.register(name)}>
          {placeholder && <option value="">{placeholder}</option>}
          <Options options={options} />
        </select>
      )}
    </Field>
  );
}

/** The options of a select. */
export const Options = ({ options }: { readonly options: readonly SelectOption[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
