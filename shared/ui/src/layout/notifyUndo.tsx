import { notify } from '@vatio/platform';

export interface UndoOptions {
  /** What was done: «3 usuarios desactivados». */
  readonly text: string;
  readonly onUndo: () => void;
}

/** Longer than other notices, so that there is time to read it and to reach the button. */
const hideAfterMs = 8000;

/**
 * A notice of something that was done, with «Deshacer»: in place of asking before, for whatever can
 * be taken back.
 */
export function notifyUndo({ text, onUndo }: UndoOptions): void {
  const undo = () => {
    close();
    // The button goes with its notice: keyboard and screen reader go on at the heading of the page.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onUndo();
  };
  const close = notify(
    <span className="undo">
      {text}
      <button type="button" className="btn btn-sm btn-outline-primary" onClick={undo}>
        Deshacer
      </button>
    </span>,
    { kind: 'success', hideAfterMs },
  );
}
