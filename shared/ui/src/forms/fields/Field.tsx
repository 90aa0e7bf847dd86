import { type ReactNode, useId } from 'react';

/** A field passes these to its input, so that label, help and error belong to it. */
export interface FieldA11y {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldTexts {
  /** The message under the field; `undefined` = no error. */
  readonly error?: string | undefined;
  readonly help?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  readonly label: string;
  readonly children: (a11y: FieldA11y) => ReactNode;
}

/** A label, an input, and the error or help that belongs to it. */
export function Field({ label, error, help, children }: FieldProps) {
  const { a11y, notes } = useFieldNotes({ error, help });
  return (
    <div className={`field ${error ? 'has-error' : ''}`}>
      <label className="form-label" htmlFor={a11y.id}>
        {label}
      </label>
      {children(a11y)}
      {notes}
    </div>
  );
}

/** Serves fields with another layout of the label: returns the props of the input, and the text under it. */
export function useFieldNotes({ error, help }: FieldTexts): { a11y: FieldA11y; notes: ReactNode } {
  const id = useId();
  const errorId = `${id}-error`;
  const helpId = `${id}-help`;
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ');

  return {
    a11y: { id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined },
    notes: (
      <>
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
      </>
    ),
  };
}
