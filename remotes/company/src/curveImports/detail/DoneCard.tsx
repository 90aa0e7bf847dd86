import { formatCups } from '@vatio/energy/cups';
import { count, dateTime, number } from '@vatio/ui/format';
import { Card, ConfirmDialog } from '@vatio/ui/layout';
import { ChartLine, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type CurveImport, isKnown } from '../curveImport';
import { useUndoImport } from '../curveImportApi';

export interface DoneCardProps {
  readonly found: CurveImport;
  readonly canUndo: boolean;
}

/** Shows what was written, where it can be seen, and the way back. */
export function DoneCard({ found, canUndo }: DoneCardProps) {
  const { result, finishedAt, check, message } = found;
  const reasonId = useId();
  const [isAsking, setAsking] = useState(false);
  const points = new Map(
    check?.points.filter(isKnown).map((point) => [point.supplyPoint.id, point]) ?? [],
  );
  return (
    <Card title="Importación terminada">
      {result && (
        <>
          <dl className="change-counts">
            <div>
              <dt>Nuevas</dt>
              <dd>{number(result.added)}</dd>
            </div>
            <div>
              <dt>Sustituidas</dt>
              <dd>{number(result.replaced)}</dd>
            </div>
            <div>
              <dt>Sin cambios</dt>
              <dd>{number(result.unchanged)}</dd>
            </div>
          </dl>
          <p>
            {result.added + result.replaced === 0
              ? 'Nada ha cambiado: estas lecturas ya estaban guardadas.'
              : `Han cambiado ${count(result.days, 'día', 'días')} de ${count(result.supplyPoints, 'punto de suministro', 'puntos de suministro')}.`}
            {finishedAt && ` Terminada el ${dateTime(finishedAt)}.`}
          </p>
        </>
      )}
      <div className="d-flex flex-wrap gap-2">
        {[...points].map(([id, { cups }]) => (
          <Link key={id} className="btn btn-primary" to={`/company/puntos/${id}/curva`}>
            <ChartLine aria-hidden="true" /> Ver la curva
            {points.size > 1 && cups !== null && ` de ${formatCups(cups)}`}
          </Link>
        ))}
        {canUndo && (
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-disabled={message !== null}
            aria-describedby={message === null ? undefined : reasonId}
            onClick={() => message === null && setAsking(true)}
          >
            <Undo2 aria-hidden="true" /> Deshacer
          </button>
        )}
      </div>
      {canUndo && message !== null && (
        <p id={reasonId} className="mt-3 mb-0">
          {message}
        </p>
      )}
      {isAsking && <UndoDialog found={found} onClose={() => setAsking(false)} />}
    </Card>
  );
}

interface UndoDialogProps {
  readonly found: CurveImport;
  readonly onClose: () => void;
}

/** Asks first: the file is no longer there, so undoing cannot itself be undone. */
function UndoDialog({ found, onClose }: UndoDialogProps) {
  const undo = useUndoImport(found.id);
  return (
    <ConfirmDialog
      title="¿Deshacer la importación?"
      confirm="Deshacer"
      busy="Deshaciendo…"
      action={undo}
      onConfirm={() => undo.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Quitaremos las lecturas que añadió{' '}
        <bdi className="fw-bold text-break">{found.fileName}</bdi> y volverá lo que había antes.
        Para tenerlas otra vez habría que importar el fichero de nuevo.
      </p>
    </ConfirmDialog>
  );
}
