import { useQuery } from '@tanstack/react-query';
import { useBreadcrumbs, useHasRole, usePageTitle } from '@vatio/platform';
import { EmptyState, ErrorState, Page } from '@vatio/ui/layout';
import {
  DataTable,
  FilterSelect,
  Pagination,
  TableSkeleton,
  Toolbar,
  useListState,
} from '@vatio/ui/table';
import { FileUp, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { importListQuery } from '../api/curveImports';
import { ImportKinds } from '../components/imports/ImportKinds';
import { importColumns } from '../components/imports/importColumns';
import { SectionNav } from '../components/SectionNav';
import { importFilters, openOptions, ownerOptions, toImportQuery } from '../model/curveImportList';

const breadcrumbs = [{ label: 'PDS', to: '/company' }, { label: 'Importaciones' }];

/** Every import of curves, the newest first; those at work move by themselves. */
export function Imports() {
  usePageTitle('Importaciones');
  useBreadcrumbs(breadcrumbs);
  const list = useListState({ sort: '-created' }, importFilters);
  const imports = useQuery(importListQuery(toImportQuery(list)));
  // Only a hint of what to draw: whether it may be done is the API's answer.
  const canImport = useHasRole('admin', 'writer', 'pds_editor');
  const add = canImport && (
    <Link className="btn btn-primary" to="/company/importaciones/nueva">
      <Upload aria-hidden="true" /> Importar curvas
    </Link>
  );
  const { quien, estado } = list.filters;

  return (
    <Page title="Importaciones" actions={add}>
      <SectionNav />
      <ImportKinds />
      <Toolbar>
        <FilterSelect
          label="De quién"
          all="De todos"
          value={quien}
          onChange={(value) => list.change({ filters: { quien: value } })}
          options={ownerOptions}
        />
        <FilterSelect
          label="Estado"
          value={estado}
          onChange={(value) => list.change({ filters: { estado: value } })}
          options={openOptions}
        />
      </Toolbar>
      {imports.isPending && <TableSkeleton columns={importColumns.length} />}
      {imports.isLoadingError && (
        <ErrorState error={imports.error} what="las importaciones" onRetry={imports.refetch} />
      )}
      {imports.data?.total === 0 && (
        <EmptyState
          icon={<FileUp />}
          title={list.hasFilters ? 'Ninguna importación coincide' : 'Todavía no hay importaciones'}
          action={
            list.hasFilters ? (
              <button type="button" className="btn btn-primary" onClick={list.clear}>
                Quitar filtros
              </button>
            ) : (
              add
            )
          }
        >
          Aquí queda cada fichero de curvas: qué traía, qué se guardó y quién lo importó. Se puede
          deshacer.
        </EmptyState>
      )}
      {!!imports.data?.total && (
        <>
          <DataTable
            caption="Importaciones"
            columns={importColumns}
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
