import { notify } from '@vatio/platform';

export interface UndoOptions {
  /** The completed action: «3 usuarios desactivados». */
  readonly text: string;
  readonly onUndo: () => void;
}

/** Longer than other notices: time to read it and to reach the button. */
const hideAfterMs = 8000;

/**
 * A notice of a finished action with «Deshacer»: for everything that can be undone, instead of
 * asking before.
 */
export function notifyUndo({ text, onUndo }: UndoOptions): void {
  const undo = () => {
    close();
    // The button vanishes with its notice: keyboard and screen reader go on at the page's heading.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onUndo();
  };
  const close = notify(<UndoNotice text={text} onUndo={undo} />, { kind: 'success', hideAfterMs });
}

/** The words of the notice, and its button. */
export const UndoNotice = ({ text, onUndo }: UndoOptions) => (
  <span className="undo">
    {text}
    <button type="button" className="btn btn-sm btn-outline-primary" onClick={onUndo}>
      Deshacer
    </button>
  </span>
);
