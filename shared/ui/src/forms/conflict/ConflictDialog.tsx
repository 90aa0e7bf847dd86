import type { ReactNode } from 'react';
import { Dialog } from '../../layout/Dialog';

export interface ConflictDialogProps {
  /** «Otra persona ha cambiado este usuario» */
  readonly title: string;
  readonly onKeepMine: () => void;
  readonly onDropMine: () => void;
  /** Back to the form, with everything as it was typed. */
  readonly onClose: () => void;
  /** What there is now beside what was typed: a `ConflictTable`, where it has fields. */
  readonly children: ReactNode;
}

/** Somebody else changed the record meanwhile: the person sees what, and decides. */
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
