import { Field } from '@vatio/ui/forms';

export interface PlainSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A select that belongs to no form. */
export const PlainSelect = ({ label, value, options, onChange }: PlainSelectProps) => (
  <Field label={label}>
    {(a11y) => (
      <select
        className="form-select"
        {...a11y}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
