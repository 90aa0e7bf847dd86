import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';

export interface AddReadingsProps {
  /** The sheet was just closed: the button that opened it is there again, and has the focus. */
  readonly isBack: boolean;
  readonly onClick: () => void;
}

/** The way to the sheet. */
export function AddReadings({ isBack, onClick }: AddReadingsProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <button ref={button} type="button" className="btn btn-primary" onClick={onClick}>
      <Plus aria-hidden="true" /> Añadir lecturas
    </button>
  );
}
