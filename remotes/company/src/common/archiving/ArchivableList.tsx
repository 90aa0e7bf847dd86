import { useHasRole } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import {
  BulkBar,
  type ChosenColumns,
  DataTable,
  type DataTableProps,
  ListPagination,
  type ListRead,
  type ListState,
  ListStates,
  NoMatches,
  useSelection,
} from '@vatio/ui/table';
import { type ReactNode, useDeferredValue } from 'react';
import { stateOf } from '../lists/listState';
import { type Archivable, archivables, type Seen } from './archivingApi';
import { actions, useArchiving } from './useArchiving';

interface ArchivableTableProps<Row extends Seen>
  extends Pick<DataTableProps<Row>, 'caption' | 'columns'> {
  readonly of: Archivable;
  readonly list: ListState<'estado'>;
  readonly chosen: ChosenColumns;
  readonly rowName: (row: Row) => string;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface ArchivableListProps<Row extends Seen> extends ArchivableTableProps<Row> {
  readonly query: ListRead<Page<Row>> & { readonly isFetching: boolean };
  /** The number of columns drawn while it loads. */
  readonly skeletonColumns: number;
  /** Replaces a register without anything in it. */
  readonly nothingYet: ReactNode;
}

/** A list of what can be archived, in all its states. */
export function ArchivableList<Row extends Seen>({
  query,
  skeletonColumns,
  nothingYet,
  ...table
}: ArchivableListProps<Row>) {
  const { of, list } = table;
  const { one, all } = archivables[of];
  const noMatches = <NoMatches title={`Ningún ${one} coincide`} onClear={list.clear} />;
  return (
    <ListStates
      query={query}
      columns={skeletonColumns}
      what={all}
      empty={query.data?.total === 0 && (list.hasFilters ? noMatches : nothingYet)}
    >
      {(page) => <ArchivableTable {...table} {...page} isRefreshing={query.isFetching} />}
    </ListStates>
  );
}

/** A page of it, and what can be done with the rows that are ticked. */
function ArchivableTable<Row extends Seen>({
  of,
  list,
  chosen,
  total,
  ...table
}: ArchivableTableProps<Row> & Page<Row> & { readonly isRefreshing: boolean }) {
  const archiving = useArchiving(of);
  const selection = useSelection(list.filterKey);
  // The tick first, then what can be done with it.
  const ticked = useDeferredValue(selection);
  const ids = [...ticked.ids];
  // Those of other pages are decided about as they are.
  const asSeen = (id: string) => table.rows.find((row) => row.id === id) ?? { id };
  const state = stateOf(list.filters.estado);
  const { one, many } = archivables[of];
  const what = state === 'archived' ? 'restore' : 'archive';
  // A mixed list would not make clear what «Deshacer» takes back.
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
        <BulkBar
          count={ids.length}
          onClear={ticked.clear}
          label={count(ids.length, `${one} seleccionado`, `${many} seleccionados`)}
        >
          <button
            type="button"
            className={`btn btn-sm ${actions[what].look}`}
            onClick={() => {
              archiving(what, ids.map(asSeen));
              ticked.clear();
            }}
          >
            {actions[what].verb}
          </button>
        </BulkBar>
      )}
    </>
  );
}
