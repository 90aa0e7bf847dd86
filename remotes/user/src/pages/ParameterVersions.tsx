import { useQuery } from '@tanstack/react-query';
import { useBreadcrumbs, usePageTitle } from '@vatio/platform';
import { ErrorState, Page } from '@vatio/ui/layout';
import { Pagination, TableSkeleton, useListState } from '@vatio/ui/table';
import { parameterVersionsQuery } from '../api/parameters';
import { VersionTable } from '../components/VersionTable';
import { parameterCrumbs } from './parameterCrumbs';

const breadcrumbs = [...parameterCrumbs, { label: 'Historial' }];

/** Who changed the table of parameters, when and why; the table of any version is a click away. */
export function ParameterVersions() {
  usePageTitle('Historial de los parámetros');
  useBreadcrumbs(breadcrumbs);
  const { page, pageSize, change } = useListState({ sort: '-number' });
  const versions = useQuery(parameterVersionsQuery({ page, pageSize }));

  return (
    <Page title="Historial de los parámetros">
      {versions.isPending && <TableSkeleton columns={5} />}
      {versions.isLoadingError && (
        <ErrorState error={versions.error} what="el historial" onRetry={versions.refetch} />
      )}
      {versions.data && (
        <>
          <VersionTable rows={versions.data.rows} isRefreshing={versions.isFetching} />
          <Pagination
            page={page}
            pageSize={pageSize}
            total={versions.data.total}
            onPage={(next) => change({ page: next })}
            onPageSize={(size) => change({ pageSize: size })}
          />
        </>
      )}
    </Page>
  );
}
