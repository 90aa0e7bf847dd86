import { type ReactNode, useEffect, useId, useRef } from 'react';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons. The first one gets the focus, so the safe choice comes first. */
  readonly actions: ReactNode;
  /** Called by Esc and the cross. Stop rendering the dialog to close it. */
  readonly onClose: () => void;
  /** If false, there are only the buttons; Esc still closes. */
  readonly hasCross?: boolean;
}

/**
 * A modal dialog on the browser's own `<dialog>`: it keeps the focus inside, makes the rest inert,
 * closes with Esc, and gives the focus back.
 */
export function Dialog({ title, children, actions, onClose, hasCross = true }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    // A native dialog forgets the earlier focus when React removes it, so we remember.
    const opener = document.activeElement;
    element?.showModal();
    // The browser itself takes the cross, the first focusable element.
    element?.querySelector<HTMLElement>('.modal-footer button')?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="modal-header">
        <h2 className="modal-title h5" id={titleId}>
          {title}
        </h2>
        {hasCross && (
          <button type="button" className="btn-close" aria-label="Cerrar" onClick={onClose} />
        )}
      </div>
      <div className="modal-body">{children}</div>
      <div className="modal-footer">{actions}</div>
    </dialog>
  );
}
