import { useId } from 'react';

export interface DoubtTickProps {
  /** «Es 98 veces el de 2026 (25,35). ¿Seguro?» */
  readonly doubt: string;
  readonly isConfirmed: boolean;
  /** The name of the value, where the box alone would not tell it: «P1». */
  readonly name: string;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** The question about a value far from the one before it, and the tick that answers it. */
export function DoubtTick({ doubt, isConfirmed, name, onConfirm }: DoubtTickProps) {
  const id = useId();
  return (
    <div className="alert alert-warning p-2 mb-3" role="status">
      <div className="small">{doubt}</div>
      <div className="form-check mb-0">
        <input
          id={id}
          type="checkbox"
          className="form-check-input"
          checked={isConfirmed}
          onChange={({ target }) => onConfirm(target.checked)}
          aria-label={`Sí, es correcto: ${name}`}
        />
        <label className="form-check-label" htmlFor={id}>
          Sí, es correcto
        </label>
      </div>
    </div>
  );
}
