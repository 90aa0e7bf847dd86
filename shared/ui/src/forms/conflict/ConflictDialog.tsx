import type { ReactNode } from 'react';
import { Dialog } from '../../layout/dialogs/Dialog';

export interface ConflictDialogProps {
  /** «Otra persona ha cambiado este usuario» */
  readonly title: string;
  readonly onKeepMine: () => void;
  readonly onDropMine: () => void;
  /** Back to the form, which keeps its input. */
  readonly onClose: () => void;
  /** The stored values beside the typed values: a `ConflictTable`, if it has fields. */
  readonly children: ReactNode;
}

/** Shows another person's change of the record, made meanwhile, and lets this person decide. */
export function ConflictDialog({ title, children, ...decide }: ConflictDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={decide.onClose}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={decide.onClose}>
            Seguir editando
          </button>
          <button type="button" className="btn btn-outline-danger" onClick={decide.onDropMine}>
            Descartar lo mío
          </button>
          <button type="button" className="btn btn-primary" onClick={() => decide.onKeepMine()}>
            Guardar lo mío
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
