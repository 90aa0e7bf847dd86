import type { UserListAnswer } from '@vatio/contracts/user/users';
import {
  type ChosenColumns,
  DataTable,
  ListPagination,
  type ListState,
  useSelection,
} from '@vatio/ui/table';
import { useDeferredValue } from 'react';
import { useMyId } from '../useMyId';
import { UserBulkBar } from './UserBulkBar';
import { userColumns } from './userColumns';
import type { userFilters } from './userFilter';

export interface UserTableProps {
  readonly list: ListState<(typeof userFilters)[number]>;
  readonly columns: ChosenColumns;
  readonly users: UserListAnswer;
  readonly isRefreshing: boolean;
}

/** A page of users, and what can be done with those that are ticked. */
export function UserTable({ list, columns, users, isRefreshing }: UserTableProps) {
  const selection = useSelection(list.filterKey);
  // The tick first, then what can be done with it.
  const chosen = useDeferredValue(selection);
  const myId = useMyId();

  return (
    <>
      <DataTable
        caption="Usuarios"
        columns={userColumns}
        hidden={columns.hidden}
        rows={users.rows}
        rowId={({ id }) => id}
        rowName={({ name }) => `a ${name}`}
        sort={list.sort}
        onSort={(sort) => list.change({ sort })}
        selection={selection}
        canSelect={({ id }) => id !== myId}
        isRefreshing={isRefreshing}
      />
      <ListPagination list={list} total={users.total} />
      <UserBulkBar selection={chosen} />
    </>
  );
}
