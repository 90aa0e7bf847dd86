import { ActionButton, Card, Failure } from '@vatio/ui/layout';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface DoneCardProps<Undone> {
  /** «Puntos importados» */
  readonly title: string;
  /** The imported records, in words. */
  readonly children: ReactNode;
  /** The way to it. */
  readonly link: { readonly to: string; readonly label: string };
  readonly onAgain: () => void;
  /** Takes all of it back; `undefined`: no row was written, or another person has to do it. */
  readonly undo: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly data: Undone | undefined;
    readonly start: (() => void) | undefined;
    readonly inWords: (undone: Undone) => ReactNode;
  };
}

/** The imported records, their place, and the way back. */
export function DoneCard<Undone>({ title, children, link, onAgain, undo }: DoneCardProps<Undone>) {
  const { isPending, error, data, start, inWords } = undo;
  return (
    <Card title={data ? 'Importación deshecha' : title}>
      {data ? <p role="status">{inWords(data)}</p> : <p>{children}</p>}
      <Failure error={error} />
      <div className="d-flex flex-wrap gap-2">
        <Link className="btn btn-primary" to={link.to}>
          {link.label}
        </Link>
        <button type="button" className="btn btn-outline-primary" onClick={onAgain}>
          Importar otro fichero
        </button>
        {start && !data && (
          <ActionButton look="outline-danger" isOff={isPending} onClick={start}>
            {isPending ? 'Deshaciendo…' : 'Deshacer la importación'}
          </ActionButton>
        )}
      </div>
    </Card>
  );
}
