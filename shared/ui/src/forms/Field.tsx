import { type ReactNode, useId } from 'react';

/** What a field gives to its input so that label, help and error belong to it. */
export interface FieldA11y {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** The message under the field; `undefined` = no error. */
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  readonly children: (a11y: FieldA11y) => ReactNode;
}

/** A label, an input, and the error or help that belongs to it. */
export function Field({ label, error, help, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const helpId = `${id}-help`;
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ');

  return (
    <div className={`field ${error ? 'has-error' : ''}`}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <div className="field-error" id={errorId}>
          {error}
        </div>
      )}
      {help && (
        <div className="form-text" id={helpId}>
          {help}
        </div>
      )}
    </div>
  );
}
