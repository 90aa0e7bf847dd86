import { useQuery } from '@tanstack/react-query';
import { useHasRole, usePageTitle, useSession } from '@vatio/platform';
import { EmptyState, ErrorState, Page } from '@vatio/ui/layout';
import {
  DataTable,
  Pagination,
  TableSkeleton,
  useColumnChoice,
  useListState,
  useSelection,
} from '@vatio/ui/table';
import { SearchX } from 'lucide-react';
import { userListQuery } from '../api/users';
import { UserBulkBar } from '../components/UserBulkBar';
import { UserListActions } from '../components/UserListActions';
import { UserListToolbar } from '../components/UserListToolbar';
import { userColumns } from '../components/userColumns';
import { toUserQuery, userFilters, userSorts } from '../model/userFilter';

/** Every account: found, filtered, sorted, exported, deactivated. */
export function UserList() {
  usePageTitle('Usuarios');
  const list = useListState({ sort: 'name', sortable: userSorts }, userFilters);
  const columns = useColumnChoice('users', userColumns);
  const selection = useSelection(list.filterKey);
  const users = useQuery(userListQuery(toUserQuery(list)));
  const session = useSession();
  const me = session.state === 'signed-out' ? undefined : session.user.id;

  // Only a hint of what to draw: whether the list is theirs to see is the API's answer.
  const isAdmin = useHasRole('admin');

  return (
    <Page title="Usuarios" actions={isAdmin && <UserListActions />}>
      {isAdmin && <UserListToolbar list={list} columns={columns} />}
      <UserBulkBar selection={selection} />
      {users.isPending && <TableSkeleton columns={userColumns.length} />}
      {users.isLoadingError && (
        <ErrorState error={users.error} what="los usuarios" onRetry={users.refetch} />
      )}
      {users.data?.total === 0 && (
        <EmptyState
          icon={<SearchX />}
          title="Ningún usuario coincide"
          action={
            <button type="button" className="btn btn-primary" onClick={list.clear}>
              Quitar filtros
            </button>
          }
        >
          Prueba con otras palabras o con menos filtros.
        </EmptyState>
      )}
      {!!users.data?.total && (
        <>
          <DataTable
            caption="Usuarios"
            columns={userColumns}
            hidden={columns.hidden}
            rows={users.data.rows}
            rowId={({ id }) => id}
            rowName={({ name }) => `a ${name}`}
            sort={list.sort}
            onSort={(sort) => list.change({ sort })}
            selection={selection}
            canSelect={({ id }) => id !== me}
            isRefreshing={users.isFetching}
          />
          <Pagination
            page={list.page}
            pageSize={list.pageSize}
            total={users.data.total}
            onPage={(page) => list.change({ page })}
            onPageSize={(pageSize) => list.change({ pageSize })}
          />
        </>
      )}
    </Page>
  );
}
