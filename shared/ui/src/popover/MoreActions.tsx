import { Ellipsis } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';

export interface MoreActionsProps {
  /** Buttons and links, one below the other: what is seldom done, or cannot be taken back. */
  readonly children: ReactNode;
}

/**
 * The button «…» at the end of a page's actions. Its panel closes before the action runs, so that a dialog
 * gives the focus back to the button.
 */
export function MoreActions({ children }: MoreActionsProps) {
  const id = useId();
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="popover-anchor">
      <button
        type="button"
        className="btn btn-outline-secondary popover-button"
        aria-label="Más acciones"
        title="Más acciones"
        popoverTarget={id}
        aria-expanded={isOpen}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      <fieldset
        id={id}
        ref={panel}
        popover="auto"
        className="popover-panel more-actions"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClickCapture={({ target }) => {
          const isAction = target instanceof Element && target.closest('a, button') !== null;
          if (isAction && isOpen) panel.current?.hidePopover();
        }}
      >
        <legend className="visually-hidden">Más acciones</legend>
        {children}
      </fieldset>
    </div>
  );
}
