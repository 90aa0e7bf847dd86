import { count, sizeInWords } from '@vatio/ui/format';
import { sentColumns } from '@vatio/ui/import';
import { dash, ProgressBar } from '@vatio/ui/layout';
import type { Column } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { type CurveImportRow, isMoving } from '../curveImport';
import { resultInWords } from '../curveImportChange';
import { ImportStateBadge } from '../ImportStateBadge';

/** The list of imports. */
export const importColumns: readonly Column<CurveImportRow>[] = [
  {
    id: 'file',
    header: 'Fichero',
    isRowHeader: true,
    cell: ({ id, fileName }) => (
      <Link className="text-break" to={`/company/importaciones/${id}`}>
        <bdi>{fileName}</bdi>
      </Link>
    ),
  },
  { id: 'state', header: 'Estado', cell: (row) => <State row={row} /> },
  { id: 'result', header: 'Resultado', cell: resultOf },
  { id: 'size', header: 'Tamaño', align: 'end', cell: ({ sizeBytes }) => sizeInWords(sizeBytes) },
  ...sentColumns,
];

function State({ row: { state, progress, fileName } }: { readonly row: CurveImportRow }) {
  return (
    <div className="d-grid gap-1">
      <span>
        <ImportStateBadge state={state} />
      </span>
      {isMoving(state) && (
        <ProgressBar label={`Progreso de ${fileName}`} progress={progress} done="hecho" />
      )}
    </div>
  );
}

function resultOf({ state, result, message }: CurveImportRow) {
  // It may quote what the file says, a line without blanks for instance.
  if (message && state !== 'done') return <span className="text-break">{message}</span>;
  if (!result) return dash;
  const points = count(result.supplyPoints, 'punto', 'puntos');
  return `${resultInWords(result)}${result.supplyPoints > 1 ? ` en ${points}` : ''}`;
}
