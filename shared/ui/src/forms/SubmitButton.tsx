import type { ReactNode } from 'react';

export interface SubmitButtonProps {
  /** While the form is being sent: a spinner, and no second click. */
  readonly pending: boolean;
  readonly children: ReactNode;
}

/** The submit button. It keeps the focus while pending, so the page does not jump. */
export function SubmitButton({ pending, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className="btn btn-primary"
      aria-disabled={pending}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
      {children}
    </button>
  );
}
