import { useQuery } from '@tanstack/react-query';
import { useBreadcrumbs, useHasRole, usePageTitle } from '@vatio/platform';
import { EmptyState, ErrorState, Page } from '@vatio/ui/layout';
import { DataTable, Pagination, TableSkeleton, useListState } from '@vatio/ui/table';
import { FileSpreadsheet } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { pointImportListQuery } from '../api/pointImports';
import { ImportKinds } from '../components/imports/ImportKinds';
import { pointImportColumns } from '../components/pointImport/pointImportColumns';
import { SectionNav } from '../components/SectionNav';

const breadcrumbs = [{ label: 'PDS', to: '/company' }, { label: 'Importaciones' }];

/** Every import of supply points, the newest first, and the way to take one back. */
export function PointImports() {
  usePageTitle('Importaciones de puntos');
  useBreadcrumbs(breadcrumbs);
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
    <Page title="Importaciones" actions={add}>
      <SectionNav />
      <ImportKinds />
      {imports.isPending && <TableSkeleton columns={columns.length} />}
      {imports.isLoadingError && (
        <ErrorState error={imports.error} what="las importaciones" onRetry={imports.refetch} />
      )}
      {imports.data?.total === 0 && (
        <EmptyState
          icon={<FileSpreadsheet />}
          title="Todavía no hay importaciones de puntos"
          action={add}
        >
          Aquí queda cada fichero de puntos de suministro: qué creó y quién lo importó. Se puede
          deshacer.
        </EmptyState>
      )}
      {!!imports.data?.total && (
        <>
          <DataTable
            caption="Importaciones de puntos"
            columns={columns}
            rows={imports.data.rows}
            rowId={({ id }) => id}
            isRefreshing={imports.isPlaceholderData}
          />
          <Pagination
            page={list.page}
            pageSize={list.pageSize}
            total={imports.data.total}
            onPage={(page) => list.change({ page })}
            onPageSize={(pageSize) => list.change({ pageSize })}
          />
        </>
      )}
    </Page>
  );
}
