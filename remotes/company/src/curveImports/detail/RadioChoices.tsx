import { useId } from 'react';

export interface RadioChoicesProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** undefined: no choice yet. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** A question with a few answers. */
export function RadioChoices<Value extends string>(props: RadioChoicesProps<Value>) {
  const { legend, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">{legend}</legend>
      {choices.map((choice, index) => (
        <div key={choice.value} className="form-check">
          <input
            type="radio"
            className="form-check-input"
            id={`${name}-${index}`}
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <label className="form-check-label" htmlFor={`${name}-${index}`}>
            {choice.label}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
