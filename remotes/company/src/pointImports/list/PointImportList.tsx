import { useQuery } from '@tanstack/react-query';
import { notify, useHasRole } from '@vatio/platform';
import { importColumns, UndoImport } from '@vatio/ui/import';
import { DataTable, ListPagination, useListState } from '@vatio/ui/table';
import { FileSpreadsheet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ImportListPage } from '../../common/imports/ImportListPage';
import { pointImportListQuery, useUndoPointImport } from '../pointImportApi';
import { madeInWords, type PointImportRow, undoneInWords } from '../pointImportWords';

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

const columns = importColumns<PointImportRow>({ header: 'Creó', cell: madeInWords }, (row) => (
  <Undo row={row} />
));

/** Every import of supply points, the newest first, and the way to undo one. */
export function PointImportList() {
  const list = useListState({ sort: '-created' });
  const imports = useQuery(pointImportListQuery({ page: list.page, pageSize: list.pageSize }));
  // Only a hint of what to draw: the API decides.
  const canImport = useHasRole('admin', 'writer');
  const shown = canImport ? columns.write : columns.read;
  const add = canImport && (
    <Link className="btn btn-primary" to="/company/puntos/importar">
      <FileSpreadsheet aria-hidden="true" /> Importar puntos
    </Link>
  );
  const empty = {
    icon: <FileSpreadsheet />,
    title: 'Todavía no hay importaciones de puntos',
    text: 'Aquí queda cada fichero de puntos de suministro: qué creó y quién lo importó. Se puede deshacer.',
    action: add,
  };
  return (
    <ImportListPage
      documentTitle="Importaciones de puntos"
      query={imports}
      columnCount={shown.length}
      add={add}
      empty={empty}
    >
      {({ rows, total }) => (
        <>
          <DataTable
            caption="Importaciones de puntos"
            columns={shown}
            rows={rows}
            rowId={({ id }) => id}
            isRefreshing={imports.isPlaceholderData}
          />
          <ListPagination list={list} total={total} />
        </>
      )}
    </ImportListPage>
  );
}
