import { useQuery } from '@tanstack/react-query';
import { useHasRole, usePageTitle } from '@vatio/platform';
import { EmptyState, ErrorState, Page } from '@vatio/ui/layout';
import { TableSkeleton, useColumnChoice, useListState } from '@vatio/ui/table';
import { SearchX } from 'lucide-react';
import { userListQuery } from '../api/users';
import { UserListActions } from '../components/UserListActions';
import { UserListToolbar } from '../components/UserListToolbar';
import { UserTable } from '../components/UserTable';
import { userColumns } from '../components/userColumns';
import { toUserQuery, userFilters, userSorts } from '../model/userFilter';

/** Every account: found, filtered, sorted, exported, deactivated. */
export function UserList() {
  usePageTitle('Usuarios');
  const list = useListState({ sort: 'name', sortable: userSorts }, userFilters);
  const columns = useColumnChoice('users', userColumns);
  const users = useQuery(userListQuery(toUserQuery(list)));
  // Only a hint of what to draw: whether the list is theirs to see is the API's answer.
  const isAdmin = useHasRole('admin');

  return (
    <Page title="Usuarios" actions={isAdmin && <UserListActions />}>
      {isAdmin && <UserListToolbar list={list} columns={columns} />}
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
        <UserTable
          list={list}
          columns={columns}
          users={users.data}
          isRefreshing={users.isFetching}
        />
      )}
    </Page>
  );
}
