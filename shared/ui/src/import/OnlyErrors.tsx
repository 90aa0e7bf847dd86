import { number } from '@vatio/ui/format';

export interface OnlyErrorsProps {
  readonly isOn: boolean;
  /** The number of errors. */
  readonly errors: number;
  readonly onChange: (isOn: boolean) => void;
}

/** Reduces the list of a file's findings to the errors. */
export const OnlyErrors = ({ isOn, errors, onChange }: OnlyErrorsProps) => (
  <label className="form-check mb-3">
    <input
      type="checkbox"
      className="form-check-input"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span className="form-check-label">Solo errores ({number(errors)})</span>
  </label>
);
