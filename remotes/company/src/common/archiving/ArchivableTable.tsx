import { useHasRole } from '@vatio/platform';
import {
  type ChosenColumns,
  DataTable,
  type DataTableProps,
  ListPagination,
  type ListState,
  useSelection,
} from '@vatio/ui/table';
import { useDeferredValue } from 'react';
import { stateOf } from '../lists/listState';
import { ArchivingBar } from './ArchivingBar';
import type { Archiving } from './useArchiving';

export interface ArchivableTableProps<Row extends { readonly id: string }>
  extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rows' | 'isRefreshing'> {
  readonly list: ListState<'estado'>;
  readonly chosen: ChosenColumns;
  readonly total: number;
  readonly rowName: (row: Row) => string;
  readonly archiving: Archiving;
  /** «cliente seleccionado», «clientes seleccionados» */
  readonly words: readonly [one: string, many: string];
}

/** A page of what can be archived, and what can be done with the rows that are ticked. */
export function ArchivableTable<Row extends { readonly id: string }>({
  list,
  chosen,
  total,
  archiving,
  words,
  ...table
}: ArchivableTableProps<Row>) {
  const selection = useSelection(list.filterKey);
  // The tick first, then what can be done with it.
  const ticked = useDeferredValue(selection);
  const state = stateOf(list.filters.estado);
  // Where both kinds are mixed it would not be clear what «Deshacer» takes back.
  const canArchive = useHasRole('admin', 'writer') && state !== undefined;

  return (
    <>
      <DataTable
        {...table}
        hidden={chosen.hidden}
        rowId={({ id }) => id}
        sort={list.sort}
        onSort={(sort) => list.change({ sort })}
        {...(canArchive && { selection })}
      />
      <ListPagination list={list} total={total} />
      {canArchive && (
        <ArchivingBar
          selection={ticked}
          archiving={archiving}
          areArchived={state === 'archived'}
          words={words}
        />
      )}
    </>
  );
}
