import { useDeferredValue, useMemo } from 'react';
import type { Column } from './column';
import { PageCheckbox } from './selection/PageCheckbox';
import type { Selection } from './selection/useSelection';
import { useTicks } from './selection/useTicks';
import { ColumnHeaders, SortSelect } from './sorting';
import { TableRow } from './TableRow';

export interface DataTableProps<Row> {
  /** The content of the table, for screen readers: «Usuarios». */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** The rows of this page, already sorted. */
  readonly rows: readonly Row[];
  /** Unique among all pages. */
  readonly rowId: (row: Row) => string;
  /**
   * The words after «Seleccionar», with their preposition or article: `a Lucía Fernández`, `la
   * factura 12`. Needed with `selection`.
   */
  readonly rowName?: (row: Row) => string;
  /** The subject of a row's amounts, `bill:<id>`: `bill:<id>:billed` in the column with the fact `billed`. */
  readonly factOf?: (row: Row) => string;
  /** `name` or `-name`, the id of a column. */
  readonly sort?: string;
  /** The first click on a header asks for `name`, the second for `-name`. */
  readonly onSort?: (sort: string) => void;
  /** The result of `useSelection`; without it there are no boxes to tick. */
  readonly selection?: Selection;
  /** Rows that cannot be ticked have their box disabled. */
  readonly canSelect?: (row: Row) => boolean;
  /** The choice of `useColumnChoice`; without it all columns are shown, also `initiallyHidden` columns. */
  readonly hidden?: ReadonlySet<string>;
  /** Other rows are loading: these stay, with a thin moving line over them. */
  readonly isRefreshing?: boolean;
  readonly rowClassName?: (row: Row) => string | undefined;
}

/**
 * A page of a list that the server sorts and pages. Where it has less than 40 rem, rows are cards
 * with the headers as labels, and a select sorts them.
 *
 * ```tsx
 * <DataTable caption="Facturas" columns={columns} rows={data.rows} rowId={(invoice) => invoice.id}
 *   sort={list.sort} onSort={(sort) => list.change({ sort })} isRefreshing={invoices.isPlaceholderData} />
 * ```
 *
 * Ticking a box renders one row, as long as `columns` and the rows themselves stay the same objects.
 */
export function DataTable<Row>({ columns, rows, rowId, hidden, ...rest }: DataTableProps<Row>) {
  const { caption, rowName = rowId, factOf, sort, onSort, selection, rowClassName } = rest;
  const { canSelect: isSelectable = always, isRefreshing = false } = rest;
  // All rows change with the columns: first show the tick.
  const away = useDeferredValue(hidden);
  const shown = useMemo(() => columns.filter(({ id }) => !away?.has(id)), [columns, away]);
  const selectable = rows.filter(isSelectable).map(rowId);
  const onTick = useTicks(selection, selectable);

  const looks = `${selection ? 'has-ticks' : ''} ${isRefreshing ? 'is-refreshing' : ''}`;
  return (
    <div className={`data-table ${looks}`} aria-busy={isRefreshing}>
      {onSort && <SortSelect columns={shown} sort={sort} onSort={onSort} />}
      <div className="data-table-scroll">
        <table className="table">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {selection && <PageCheckbox selection={selection} ids={selectable} />}
              <ColumnHeaders columns={shown} sort={sort} onSort={onSort} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow
                key={rowId(row)}
                id={rowId(row)}
                row={row}
                columns={shown}
                isSelected={selection?.ids.has(rowId(row))}
                canSelect={isSelectable(row)}
                name={rowName(row)}
                className={rowClassName?.(row)}
                fact={factOf?.(row)}
                onTick={onTick}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const always = () => true;
