import { type ChangeEvent, memo, type ReactNode } from 'react';
import type { Column } from './column';
import type { OnTick } from './selection/useTicks';

export interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** `undefined`: this table has nothing to tick. */
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

/** A row's cells do not change with its box. */
const Cells = memo(function Cells<T>({ columns, row }: CellsProps<T>) {
  return columns.map((column) => <Cell key={column.id} column={column} row={row} />);
}) as <T>(props: CellsProps<T>) => ReactNode;

interface CellProps<T> {
  readonly column: Column<T>;
  readonly row: T;
}

function Cell<T>({ column: { header, align, isRowHeader, cell }, row }: CellProps<T>) {
  // Cards show the header before the value.
  const shared = {
    className: align === 'end' ? 'is-end' : undefined,
    'data-label': header,
    children: cell(row),
  };
  return isRowHeader ? <th scope="row" {...shared} /> : <td {...shared} />;
}

/** Renders only for its own row: ticking one of a hundred boxes renders one. */
export const TableRow = memo(Row) as typeof Row;
