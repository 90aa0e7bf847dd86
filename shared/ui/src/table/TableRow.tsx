import { type ChangeEvent, memo, type ReactNode } from 'react';
import type { Column } from './column';
import type { OnTick } from './useTicks';

export interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** `undefined`: there is nothing to tick in this table. */
  readonly isSelected: boolean | undefined;
  readonly canSelect: boolean;
  readonly name: string;
  readonly className: string | undefined;
  readonly onTick: OnTick;
}

function Row<T>({ id, row, columns, className, ...ticking }: TableRowProps<T>) {
  const { isSelected, canSelect, name, onTick } = ticking;
  const tick = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onTick(id, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);

  return (
    <tr className={`${className ?? ''} ${isSelected ? 'is-selected' : ''}`}>
      {isSelected !== undefined && (
        <td className="data-table-select">
          <label>
            <input
              type="checkbox"
              className="tick"
              checked={isSelected}
              disabled={!canSelect}
              onChange={tick}
            />
            <span>Seleccionar {name}</span>
          </label>
        </td>
      )}
      <Cells columns={columns} row={row} />
    </tr>
  );
}

type CellsProps<T> = Pick<TableRowProps<T>, 'columns' | 'row'>;

/** What a row says does not change with its box. */
const Cells = memo(function Cells<T>({ columns, row }: CellsProps<T>) {
  return columns.map((column) => <Cell key={column.id} column={column} row={row} />);
}) as <T>(props: CellsProps<T>) => ReactNode;

interface CellProps<T> {
  readonly column: Column<T>;
  readonly row: T;
}

function Cell<T>({ column: { header, align, isRowHeader, cell }, row }: CellProps<T>) {
  // On cards the header is written before the value.
  const shared = {
    className: align === 'end' ? 'is-end' : undefined,
    'data-label': header,
    children: cell(row),
  };
  return isRowHeader ? <th scope="row" {...shared} /> : <td {...shared} />;
}

/** Renders again only for its own row: ticking one of a hundred boxes renders one. */
export const TableRow = memo(Row) as typeof Row;
