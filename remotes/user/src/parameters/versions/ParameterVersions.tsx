import { useQuery } from '@tanstack/react-query';
import type { ParameterVersion } from '@vatio/contracts/user/parameters';
import { count, dateTime } from '@vatio/ui/format';
import { Page } from '@vatio/ui/layout';
import { type Column, DataTable, ListPagination, ListStates, useListState } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { parameterVersionsQuery } from '../parameterApi';
import { parameterCrumbs } from '../parameterCrumbs';

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
            <DataTable
              caption="Versiones"
              columns={columns}
              rows={rows}
              rowId={({ number }) => String(number)}
              isRefreshing={versions.isFetching}
            />
            <ListPagination list={list} total={total} />
          </>
        )}
      </ListStates>
    </Page>
  );
}

const columns: readonly Column<ParameterVersion>[] = [
  {
    id: 'number',
    header: 'Versión',
    isRowHeader: true,
    cell: ({ number }) => (
      <Link className="text-nowrap" to={`/user/parametros?anio=todos&version=${number}`}>
        Versión {number}
      </Link>
    ),
  },
  {
    id: 'at',
    header: 'Fecha',
    cell: ({ at }) => <span className="text-nowrap">{dateTime(at)}</span>,
  },
  {
    id: 'actor',
    header: 'Quién',
    cell: ({ actor }) => (actor ? <bdi>{actor.name}</bdi> : 'Vino con el programa'),
  },
  { id: 'comment', header: 'Qué', cell: ({ comment }) => <bdi>{comment}</bdi> },
  {
    id: 'changed',
    header: 'Valores',
    align: 'end',
    cell: ({ changed }) => (
      <span className="text-nowrap">{count(changed, 'valor', 'valores')}</span>
    ),
  },
];
