import { formatCups } from '@vatio/energy/cups';
import { count, dateTime } from '@vatio/ui/format';
import { Amounts, UndoImport } from '@vatio/ui/import';
import { Card } from '@vatio/ui/layout';
import { ChartLine } from 'lucide-react';
import { useId } from 'react';
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
  const undo = useUndoImport(found);
  const points = new Map(
    check?.points.filter(isKnown).map((point) => [point.supplyPoint.id, point]) ?? [],
  );
  return (
    <Card title="Importación terminada">
      {result && (
        <>
          <Amounts
            amounts={{
              Nuevas: result.added,
              Sustituidas: result.replaced,
              'Sin cambios': result.unchanged,
            }}
          />
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
          <UndoImport
            undo={undo}
            sent={undefined}
            aria-disabled={message !== null}
            aria-describedby={message === null ? undefined : reasonId}
          >
            Quitaremos las lecturas que añadió{' '}
            <bdi className="fw-bold text-break">{found.fileName}</bdi> y volverá lo que había antes.
            Para tenerlas otra vez habría que importar el fichero de nuevo.
          </UndoImport>
        )}
      </div>
      {canUndo && message !== null && (
        <p id={reasonId} className="mt-3 mb-0">
          {message}
        </p>
      )}
    </Card>
  );
}
