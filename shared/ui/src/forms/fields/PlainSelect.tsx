import { Field } from './Field';
import { Options, type SelectOption } from './SelectField';

export interface PlainSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
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
        <Options options={options} />
      </select>
    )}
  </Field>
);
