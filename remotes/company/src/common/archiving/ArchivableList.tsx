import { useHasRole } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import {
  BulkBar,
  type ChosenColumns,
  DataTable,
  type DataTableProps,
  ListPagination,
  type ListState,
  useSelection,
} from '@vatio/ui/table';
import { useDeferredValue } from 'react';
import { stateOf } from '../lists/listState';
import { type Archivable, archivables } from './archivingApi';
import { useArchiving } from './useArchiving';

export interface ArchivableTableProps<Row extends { readonly id: string }>
  extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'isRefreshing'> {
  readonly of: Archivable;
  readonly list: ListState<'estado'>;
  readonly chosen: ChosenColumns;
  readonly answer: { readonly rows: readonly Row[]; readonly total: number };
  readonly rowName: (row: Row) => string;
}

/** A page of what can be archived, and what can be done with the rows that are ticked. */
export function ArchivableTable<Row extends { readonly id: string }>({
  of,
  list,
  chosen,
  answer: { rows, total },
  ...table
}: ArchivableTableProps<Row>) {
  const archiving = useArchiving(of);
  const selection = useSelection(list.filterKey);
  // The tick first, then what can be done with it.
  const ticked = useDeferredValue(selection);
  const ids = [...ticked.ids];
  const state = stateOf(list.filters.estado);
  const [one, many] = archivables[of];
  const [what, word, look] =
    state === 'archived'
      ? (['restore', 'Restaurar', 'btn-outline-primary'] as const)
      : (['archive', 'Archivar', 'btn-outline-danger'] as const);
  // Where both kinds are mixed it would not be clear what «Deshacer» takes back.
  const canArchive = useHasRole('admin', 'writer') && state !== undefined;

  return (
    <>
      <DataTable
        {...table}
        rows={rows}
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
            className={`btn btn-sm ${look}`}
            onClick={() => {
              archiving(what, ids);
              ticked.clear();
            }}
          >
            {word}
          </button>
        </BulkBar>
      )}
    </>
  );
}
