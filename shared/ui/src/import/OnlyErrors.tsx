import { number } from '@vatio/ui/format';

export interface OnlyErrorsProps {
  readonly isOn: boolean;
  /** How many errors there are. */
  readonly errors: number;
  readonly onChange: (isOn: boolean) => void;
}

/** Leaves nothing but errors in the list of what was found in a file. */
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
