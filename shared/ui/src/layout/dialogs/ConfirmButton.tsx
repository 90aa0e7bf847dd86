import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

export interface ConfirmButtonProps extends Omit<ConfirmDialogProps, 'onConfirm' | 'onClose'> {
  readonly label: ReactNode;
  /** Its name, where what it shows would not tell it from its neighbours. */
  readonly name?: string;
  /** The Bootstrap class: `btn-outline-danger`. */
  readonly look: string;
  readonly action: ConfirmDialogProps['action'] & { readonly reset: () => void };
  /** Gets what closes the dialog: for when it is done. */
  readonly onConfirm: (close: () => void) => void;
}

/** A button that asks before it acts; a second try begins without the error of the first. */
export function ConfirmButton({ label, name, look, onConfirm, ...dialog }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    dialog.action.reset();
  };
  return (
    <>
      <button
        type="button"
        className={`btn ${look}`}
        aria-label={name}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
      {isAsking && <ConfirmDialog {...dialog} onConfirm={() => onConfirm(close)} onClose={close} />}
    </>
  );
}
