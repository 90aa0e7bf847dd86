import { Ellipsis } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface MoreActionsProps {
  /** Buttons and links, one below the other: what is seldom done, or cannot be taken back. */
  readonly children: ReactNode;
}

/**
 * The button «…» at the end of a page's actions. Its panel stays while an action asks in a dialog or works;
 * Esc and a click elsewhere close it.
 */
export function MoreActions({ children }: MoreActionsProps) {
  const id = useId();
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
        popover="auto"
        className="popover-panel more-actions"
        onToggle={({ target, currentTarget, newState }) => {
          // React also passes on the toggles of a calendar or a question inside.
          if (target === currentTarget) setOpen(newState === 'open');
        }}
      >
        <legend className="visually-hidden">Más acciones</legend>
        {children}
      </fieldset>
    </div>
  );
}
