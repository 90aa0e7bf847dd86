import { Dialog, messageOf } from '@vatio/ui/layout';
import type { ReactNode } from 'react';

export interface DeleteDialogProps {
  /** «¿Borrar este cliente?» */
  readonly title: string;
  readonly isPending: boolean;
  /** Why it failed, if it did. */
  readonly error: unknown;
  readonly onDelete: () => void;
  readonly onClose: () => void;
  /** What is lost. */
  readonly children: ReactNode;
}

/** Asks before something is deleted, and says it when it cannot be. */
export function DeleteDialog({ title, isPending, error, children, ...act }: DeleteDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={act.onClose}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={act.onClose}>
            Cancelar
          </button>
          <button
            type="button"
            className="btn btn-danger"
            aria-disabled={isPending}
            onClick={() => isPending || act.onDelete()}
          >
            Borrar
          </button>
        </>
      }
    >
      <div>{children}</div>
      {!!error && (
        <p className="alert alert-danger mt-3 mb-0" role="alert">
          {messageOf(error)}
        </p>
      )}
    </Dialog>
  );
}
