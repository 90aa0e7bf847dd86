import { notify } from '@vatio/platform';
import { dateTime } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { none, sentColumns } from '../../common/imports/importColumns';
import { UndoImport } from '../../common/imports/UndoImport';
import { useUndoPointImport } from '../pointImportApi';
import { madeInWords, type PointImportRow, undoneInWords } from '../pointImportWords';

const columns: readonly Column<PointImportRow>[] = [
  {
    id: 'file',
    header: 'Fichero',
    isRowHeader: true,
    cell: ({ fileName }) => <bdi className="text-break">{fileName}</bdi>,
  },
  { id: 'state', header: 'Estado', cell: (row) => <State row={row} /> },
  { id: 'result', header: 'Creó', cell: madeInWords },
  ...sentColumns,
];

/** The list of imports of supply points. @param canUndo whether this person may undo them */
export const pointImportColumns = (canUndo: boolean): readonly Column<PointImportRow>[] =>
  canUndo
    ? [...columns, { id: 'actions', header: 'Acciones', align: 'end', cell: actionsOf }]
    : columns;

const actionsOf = (row: PointImportRow) => (row.undoneAt ? none : <Undo row={row} />);

interface RowProps {
  readonly row: PointImportRow;
}

const Undo = ({ row: { id, fileName } }: RowProps) => (
  <UndoImport
    isSmall
    aria-label={`Deshacer la importación de ${fileName}`}
    undo={useUndoPointImport()}
    sent={id}
    onUndone={(undone) => notify(undoneInWords(undone), { kind: 'success' })}
  >
    Quitaremos los puntos que creó <bdi className="fw-bold text-break">{fileName}</bdi>, con sus
    contratos y los clientes que dio de alta. Se quedan aquellos con los que ya se ha trabajado.
    Para tenerlos otra vez habría que importar el fichero de nuevo.
  </UndoImport>
);

function State({ row: { undoneAt } }: RowProps) {
  if (!undoneAt) return <span className="badge text-bg-success">Importado</span>;
  return (
    <span className="d-inline-flex flex-wrap gap-2">
      <span className="badge badge-quiet">Deshecho</span>
      <span className="text-nowrap">{dateTime(undoneAt)}</span>
    </span>
  );
}
