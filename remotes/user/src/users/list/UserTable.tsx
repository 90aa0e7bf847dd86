import type { UserListAnswer } from '@vatio/contracts/user/users';
import { count } from '@vatio/ui/format';
import {
  BulkBar,
  type ChosenColumns,
  DataTable,
  ListPagination,
  type ListState,
  type Selection,
  useSelection,
} from '@vatio/ui/table';
import { useDeferredValue } from 'react';
import { useMyId } from '../useMyId';
import { useUserStates } from '../useUserStates';
import { userColumns } from './userColumns';
import type { UserFilterName } from './userFilter';

export interface UserTableProps {
  readonly list: ListState<UserFilterName>;
  readonly columns: ChosenColumns;
  readonly users: UserListAnswer;
  readonly isRefreshing: boolean;
}

/** A page of users, and the actions on the ticked users. */
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

function UserBulkBar({ selection }: { readonly selection: Selection }) {
  const states = useUserStates();
  const ids = [...selection.ids];
  const apply = (action: (ids: readonly string[]) => void) => () => {
    action(ids);
    selection.clear();
  };
  return (
    <BulkBar
      count={ids.length}
      onClear={selection.clear}
      label={count(ids.length, 'usuario seleccionado', 'usuarios seleccionados')}
    >
      <button
        type="button"
        className="btn btn-sm btn-outline-danger"
        onClick={apply(states.deactivate)}
      >
        Desactivar
      </button>
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        onClick={apply(states.reactivate)}
      >
        Reactivar
      </button>
    </BulkBar>
  );
}
