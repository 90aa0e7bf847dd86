import { dateTime } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { madeInWords, type PointImportRow } from '../pointImportWords';
import { UndoPointImport } from './UndoPointImport';

const none = <span aria-hidden="true">–</span>;

const columns: readonly Column<PointImportRow>[] = [
  {
    id: 'file',
    header: 'Fichero',
    isRowHeader: true,
    cell: ({ fileName }) => <bdi className="text-break">{fileName}</bdi>,
  },
  { id: 'state', header: 'Estado', cell: (row) => <State row={row} /> },
  { id: 'result', header: 'Creó', cell: madeInWords },
  {
    id: 'who',
    header: 'Quién',
    cell: ({ createdBy }) => (createdBy ? <bdi>{createdBy.name}</bdi> : none),
  },
  {
    id: 'when',
    header: 'Cuándo',
    cell: ({ createdAt }) => <span className="text-nowrap">{dateTime(createdAt)}</span>,
  },
];

/** The list of imports of supply points. @param canUndo whether this person may take them back */
export const pointImportColumns = (canUndo: boolean): readonly Column<PointImportRow>[] => [
  ...columns,
  ...(canUndo
    ? [
        {
          id: 'actions',
          header: 'Acciones',
          align: 'end' as const,
          cell: (row: PointImportRow) => (row.undoneAt ? none : <UndoPointImport row={row} />),
        },
      ]
    : []),
];

function State({ row: { undoneAt } }: { readonly row: PointImportRow }) {
  if (!undoneAt) return <span className="badge text-bg-success">Importado</span>;
  return (
    <span className="d-inline-flex flex-wrap gap-2">
      <span className="badge badge-quiet">Deshecho</span>
      <span className="text-nowrap">{dateTime(undoneAt)}</span>
    </span>
  );
}
