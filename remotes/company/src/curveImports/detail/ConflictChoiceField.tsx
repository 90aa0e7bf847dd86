import { useId } from 'react';
import type { ConflictChoice } from '../curveImport';

const choices: readonly { readonly value: ConflictChoice; readonly label: string }[] = [
  { value: 'replace', label: 'Sustituir lo guardado' },
  { value: 'keep', label: 'Conservar lo guardado y añadir solo lo que falta' },
];

export interface ConflictChoiceFieldProps {
  readonly value: ConflictChoice;
  readonly onChange: (value: ConflictChoice) => void;
}

/** What to do with readings that differ between the file and what is stored. */
export function ConflictChoiceField({ value, onChange }: ConflictChoiceFieldProps) {
  const name = useId();
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">¿Qué hacemos con las lecturas distintas?</legend>
      {choices.map((choice) => (
        <div key={choice.value} className="form-check">
          <input
            type="radio"
            className="form-check-input"
            id={`${name}-${choice.value}`}
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <label className="form-check-label" htmlFor={`${name}-${choice.value}`}>
            {choice.label}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
