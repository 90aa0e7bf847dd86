import { type ChangeEvent, memo, type ReactNode } from 'react';
import type { Column } from './column';
import type { OnTick } from './selection/useTicks';

export interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  /** `undefined`: this table has no boxes to tick. */
  readonly isSelected: boolean | undefined;
  readonly canSelect: boolean;
  readonly name: string;
  readonly className: string | undefined;
  /** The subject of its amounts; `undefined`: it has none. */
  readonly fact: string | undefined;
  readonly onTick: OnTick;
}

function Row<T>({ id, row, columns, className, fact, ...ticking }: TableRowProps<T>) {
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
      <Cells columns={columns} row={row} fact={fact} />
    </tr>
  );
}

type CellsProps<T> = Pick<TableRowProps<T>, 'columns' | 'row' | 'fact'>;

/** A row's cells do not change with its box. */
const Cells = memo(function Cells<T>({ columns, row, fact }: CellsProps<T>) {
  return columns.map((column) => <Cell key={column.id} column={column} row={row} of={fact} />);
}) as <T>(props: CellsProps<T>) => ReactNode;

interface CellProps<T> {
  readonly column: Column<T>;
  readonly row: T;
  readonly of: string | undefined;
}

function Cell<T>({ column: { header, align, isRowHeader, fact, cell }, row, of }: CellProps<T>) {
  // Cards show the header before the value.
  const shared = {
    className: align === 'end' ? 'is-end' : undefined,
    'data-label': header,
    'data-fact': of && fact && `${of}:${fact}`,
    children: cell(row),
  };
  return isRowHeader ? <th scope="row" {...shared} /> : <td {...shared} />;
}

/** Renders only for its own row: ticking one of a hundred boxes renders one. */
export const TableRow = memo(Row) as typeof Row;
