import type { ReactNode } from 'react';
import { messageOf } from '../messageOf';
import { Dialog, type DialogProps } from './Dialog';

export interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'onClose'> {
  /** The consequences, in `<p>`; and anything else to say first. */
  readonly children: ReactNode;
  /** The label of the button that does it: «Borrar» */
  readonly confirm: string;
  /** The same while it is being done, «Borrando…»; otherwise its words stay. */
  readonly busy?: string;
  /** The mutation behind it. */
  readonly action: { readonly isPending: boolean; readonly error: unknown };
  readonly onConfirm: () => void;
  /** Something is lost. */
  readonly isDanger?: boolean;
  /** All that it takes is there. */
  readonly isReady?: boolean;
}

/**
 * Asks before something is done, and says why it could not be. It stays open until its user closes it:
 * `<ConfirmDialog title="¿Borrar la factura?" confirm="Borrar" action={remove} onConfirm={…} onClose={…}>`
 */
export function ConfirmDialog({ confirm, action, children, ...props }: ConfirmDialogProps) {
  const { busy = confirm, onConfirm, isDanger = true, isReady = true, ...dialog } = props;
  const isOff = action.isPending || !isReady;
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={dialog.onClose}>
            Cancelar
          </button>
          <button
            type="button"
            className={`btn ${isDanger ? 'btn-danger' : 'btn-primary'}`}
            aria-disabled={isOff}
            onClick={() => isOff || onConfirm()}
          >
            {action.isPending ? busy : confirm}
          </button>
        </>
      }
    >
      {children}
      {!!action.error && (
        <p className="alert alert-danger mt-3 mb-0" role="alert">
          {messageOf(action.error)}
        </p>
      )}
    </Dialog>
  );
}
