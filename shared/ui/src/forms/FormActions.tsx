import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SubmitButton } from './SubmitButton';

export interface FormActionsProps {
  readonly pending: boolean;
  /** The text of the submit button: «Crear usuario». */
  readonly children: ReactNode;
  /** The target of «Cancelar»; without it and `onCancel` there is none. */
  readonly cancelTo?: string;
  /** Replaces `cancelTo` for a form in a dialog. */
  readonly onCancel?: () => void;
}

/** The last row of a form: submit, and the way out. */
export function FormActions({ pending, children, cancelTo, onCancel }: FormActionsProps) {
  return (
    <div className="form-actions">
      <SubmitButton pending={pending}>{children}</SubmitButton>
      {cancelTo !== undefined && (
        <Link className="btn btn-outline-secondary" to={cancelTo}>
          Cancelar
        </Link>
      )}
      {onCancel && (
        <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
          Cancelar
        </button>
      )}
    </div>
  );
}
