import { notify } from '@vatio/platform';
import { ActionButton, Dialog } from '@vatio/ui/layout';
import type { ReactNode } from 'react';

export interface AddDialogProps {
  readonly title: string;
  /** «Añadir 2 ofertas» */
  readonly submit: string;
  /** There is no offer to add yet, or the request is on its way. */
  readonly isOff: boolean;
  readonly send: (on: { readonly onSuccess: () => void }) => void;
  /** «2 ofertas añadidas» */
  readonly done: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that adds several offers at once, says so and closes. */
export function AddDialog({ title, submit, isOff, send, done, onClose, children }: AddDialogProps) {
  const onSuccess = () => {
    notify(done, { kind: 'success' });
    onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cancelar
          </button>
          <ActionButton look="primary" isOff={isOff} onClick={() => send({ onSuccess })}>
            {submit}
          </ActionButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
