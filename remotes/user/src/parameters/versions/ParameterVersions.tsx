import { useQuery } from '@tanstack/react-query';
import { Page } from '@vatio/ui/layout';
import { ListPagination, ListStates, useListState } from '@vatio/ui/table';
import { parameterVersionsQuery } from '../parameterApi';
import { parameterCrumbs } from '../parameterCrumbs';
import { VersionTable } from './VersionTable';

/** Who changed the table of parameters, when and why; the table of any version is a click away. */
export function ParameterVersions() {
  const list = useListState({ sort: '-number' });
  const { page, pageSize } = list;
  const versions = useQuery(parameterVersionsQuery({ page, pageSize }));

  return (
    <Page title="Historial de los parámetros" crumbs={[...parameterCrumbs, { label: 'Historial' }]}>
      <ListStates query={versions} columns={5} what="el historial">
        {({ rows, total }) => (
          <>
            <VersionTable rows={rows} isRefreshing={versions.isFetching} />
            <ListPagination list={list} total={total} />
          </>
        )}
      </ListStates>
    </Page>
  );
}
