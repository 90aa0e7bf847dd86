import type { UseMutationResult } from '@tanstack/react-query';
import { ConfirmDialog } from '@vatio/ui/layout';
import { Undo2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';

type ButtonProps = Pick<
  ComponentProps<'button'>,
  'aria-label' | 'aria-disabled' | 'aria-describedby'
>;

export interface UndoImportProps<Sent, Answer> extends ButtonProps {
  readonly isSmall?: boolean;
  readonly undo: UseMutationResult<Answer, Error, Sent>;
  readonly sent: Sent;
  readonly onUndone?: (answer: Answer) => void;
  /** The consequences, in words. */
  readonly children: ReactNode;
}

/** Undoes an import. It asks first: undoing cannot itself be undone. */
export function UndoImport<Sent, Answer>(props: UndoImportProps<Sent, Answer>) {
  const { isSmall = false, undo, sent, onUndone, children, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    undo.reset();
    setAsking(true);
  };
  const onSuccess = (answer: Answer) => {
    onUndone?.(answer);
    setAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className={`btn ${isSmall ? 'btn-sm' : ''} btn-outline-danger`}
        {...button}
        onClick={() => button['aria-disabled'] || ask()}
      >
        <Undo2 aria-hidden="true" /> Deshacer
      </button>
      {isAsking && (
        <ConfirmDialog
          title="¿Deshacer la importación?"
          confirm="Deshacer"
          busy="Deshaciendo…"
          action={undo}
          onConfirm={() => undo.mutate(sent, { onSuccess })}
          onClose={() => setAsking(false)}
        >
          <p>{children}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
