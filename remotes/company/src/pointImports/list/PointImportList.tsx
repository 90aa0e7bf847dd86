import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { DataTable, ListPagination, useListState } from '@vatio/ui/table';
import { FileSpreadsheet } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ImportListPage } from '../../common/imports/ImportListPage';
import { pointImportListQuery } from '../pointImportApi';
import { pointImportColumns } from './pointImportColumns';

/** Every import of supply points, the newest first, and the way to undo one. */
export function PointImportList() {
  const list = useListState({ sort: '-created' });
  const imports = useQuery(pointImportListQuery({ page: list.page, pageSize: list.pageSize }));
  // Only a hint of what to draw: the API decides.
  const canImport = useHasRole('admin', 'writer');
  const columns = useMemo(() => pointImportColumns(canImport), [canImport]);
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
      columnCount={columns.length}
      add={add}
      empty={empty}
    >
      {({ rows, total }) => (
        <>
          <DataTable
            caption="Importaciones de puntos"
            columns={columns}
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
