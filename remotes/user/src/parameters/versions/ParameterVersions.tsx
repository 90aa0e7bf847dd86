import { useQuery } from '@tanstack/react-query';
import type { ParameterVersion } from '@vatio/contracts/user/parameters';
import { useHasRole } from '@vatio/platform';
import { count, dateTime } from '@vatio/ui/format';
import { Page } from '@vatio/ui/layout';
import { type Column, DataTable, ListPagination, ListStates, useListState } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { parameterVersionsQuery } from '../parameterApi';
import { parameterCrumbs } from '../parameterCrumbs';
import { UndoVersion } from './UndoVersion';

/**
 * The versions of the table of parameters: author, date and reason; the table of any version is a click
 * away.
 */
export function ParameterVersions() {
  const list = useListState({ sort: '-number' });
  const { page, pageSize } = list;
  const versions = useQuery(parameterVersionsQuery({ page, pageSize }));
  const isAdmin = useHasRole('admin');

  return (
    <Page title="Historial de los parámetros" crumbs={[...parameterCrumbs, { label: 'Historial' }]}>
      <ListStates query={versions} columns={isAdmin ? 6 : 5} what="el historial">
        {({ rows, total }) => (
          <>
            <DataTable
              caption="Versiones"
              columns={isAdmin ? withUndo(total) : columns}
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

/** Only the last change can be undone: numbers have no gaps, so its number equals the total. */
const withUndo = (last: number): typeof columns => [
  ...columns,
  {
    id: 'actions',
    header: 'Acciones',
    cell: (version) =>
      version.number === last && version.actor && !version.undoes ? (
        <UndoVersion version={version} />
      ) : (
        <span aria-hidden="true">–</span>
      ),
  },
];
