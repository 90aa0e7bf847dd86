import { type ReactNode, type Ref, useId, useState } from 'react';

export interface PopoverButtonProps {
  /** The content of the button: an icon and a word. */
  readonly label: ReactNode;
  /** The heading of the panel. */
  readonly title: string;
  readonly children: ReactNode;
  /** The panel, for opening or closing it: `panel.current?.hidePopover()`. */
  readonly panel?: Ref<HTMLFieldSetElement>;
  /** Makes it as high as the small buttons of a card's head. */
  readonly isSmall?: boolean;
}

/**
 * A button with a panel under it. The panel is the browser's own popover: it closes with Esc and
 * with a click elsewhere, and gives the focus back.
 */
export function PopoverButton({
  label,
  title,
  children,
  panel,
  isSmall = false,
}: PopoverButtonProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="popover-anchor">
      <button
        type="button"
        className={`btn ${isSmall ? 'btn-sm ' : ''}btn-outline-secondary popover-button`}
        popoverTarget={id}
        aria-expanded={isOpen}
      >
        {label}
      </button>
      <fieldset
        id={id}
        ref={panel}
        popover="auto"
        className="popover-panel"
        onToggle={({ target, currentTarget, newState }) => {
          // React also passes on the toggles of a calendar or a question inside.
          if (target === currentTarget) setOpen(newState === 'open');
        }}
      >
        <legend className="popover-title">{title}</legend>
        {children}
      </fieldset>
    </div>
  );
}
