import { Dialog } from '@vatio/ui/layout';
import type { ReactNode } from 'react';

export interface SettingDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Its form, which stays until the dialog is closed. */
  readonly children: ReactNode;
}

/** A line of a card of settings, changed over its page. */
export const SettingDialog = ({ title, onClose, children }: SettingDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    actions={
      <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
        Cerrar
      </button>
    }
  >
    {children}
  </Dialog>
);
