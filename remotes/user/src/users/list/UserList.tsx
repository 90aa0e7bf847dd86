import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { Page } from '@vatio/ui/layout';
import { ListStates, NoMatches, useColumnChoice, useListState } from '@vatio/ui/table';
import { userListQuery } from '../userApi';
import { UserListActions } from './UserListActions';
import { UserListToolbar } from './UserListToolbar';
import { UserTable } from './UserTable';
import { userColumns } from './userColumns';
import { toUserQuery, userFilters, userSorts } from './userFilter';

/** Every account: found, filtered, sorted, exported, deactivated. */
export function UserList() {
  const list = useListState({ sort: 'name', sortable: userSorts }, userFilters);
  const columns = useColumnChoice('users', userColumns);
  const users = useQuery(userListQuery(toUserQuery(list)));
  // Only a hint of what to draw: whether the list is theirs to see is the API's answer.
  const isAdmin = useHasRole('admin');

  return (
    <Page title="Usuarios" actions={isAdmin && <UserListActions />}>
      {isAdmin && <UserListToolbar list={list} columns={columns} />}
      <ListStates
        query={users}
        columns={userColumns.length}
        what="los usuarios"
        empty={
          users.data?.total === 0 && (
            <NoMatches title="Ningún usuario coincide" onClear={list.clear} />
          )
        }
      >
        {(answer) => (
          <UserTable list={list} columns={columns} users={answer} isRefreshing={users.isFetching} />
        )}
      </ListStates>
    </Page>
  );
}
