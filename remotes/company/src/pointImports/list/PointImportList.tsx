import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { DataTable, ListPagination, ListStates, useListState } from '@vatio/ui/table';
import { FileSpreadsheet } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ImportKinds } from '../../common/navigation/ImportKinds';
import { SectionNav } from '../../common/navigation/SectionNav';
import { pointImportListQuery } from '../pointImportApi';
import { pointImportColumns } from './pointImportColumns';

const title = 'Importaciones';

/** Every import of supply points, the newest first, and the way to take one back. */
export function PointImportList() {
  const list = useListState({ sort: '-created' });
  const imports = useQuery(pointImportListQuery({ page: list.page, pageSize: list.pageSize }));
  // Only a hint of what to draw: whether it may be done is the API's answer.
  const canImport = useHasRole('admin', 'writer');
  const columns = useMemo(() => pointImportColumns(canImport), [canImport]);
  const add = canImport && (
    <Link className="btn btn-primary" to="/company/puntos/importar">
      <FileSpreadsheet aria-hidden="true" /> Importar puntos
    </Link>
  );

  return (
    <Page
      title={title}
      documentTitle="Importaciones de puntos"
      crumbs={[{ label: 'PDS', to: '/company' }, { label: title }]}
      actions={add}
    >
      <SectionNav />
      <ImportKinds />
      <ListStates
        query={imports}
        columns={columns.length}
        what="las importaciones"
        empty={
          imports.data?.total === 0 && (
            <EmptyState
              icon={<FileSpreadsheet />}
              title="Todavía no hay importaciones de puntos"
              action={add}
            >
              Aquí queda cada fichero de puntos de suministro: qué creó y quién lo importó. Se puede
              deshacer.
            </EmptyState>
          )
        }
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
      </ListStates>
    </Page>
  );
}
