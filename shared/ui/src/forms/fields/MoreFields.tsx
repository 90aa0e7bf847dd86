import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface MoreFieldsProps {
  readonly title: string;
  /** True if a value is known already: then the fields are not folded away. */
  readonly isOpen: boolean;
  /** True if a field in it is wrong: it must be seen. */
  readonly hasErrors: boolean;
  /** The meaning of leaving them empty. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** Fields that are rarely known, under a quiet heading. They stay in the form while they are folded. */
export function MoreFields({ title, isOpen, hasErrors, note, children }: MoreFieldsProps) {
  const [chosen, setChosen] = useState(isOpen);
  const details = useRef<HTMLDetailsElement>(null);
  // A field that is folded away takes no focus, so the form could not give it to this one.
  useEffect(() => {
    if (!hasErrors || document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    details.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasErrors]);
  return (
    <details
      ref={details}
      className="mb-3"
      open={chosen || hasErrors}
      onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
    >
      <summary className="mb-3">{title}</summary>
      {note && <p className="form-text mt-0">{note}</p>}
      {children}
    </details>
  );
}
