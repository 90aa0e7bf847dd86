import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useId } from 'react';
import { type Column, directionOf } from './column';

type Sorted = Pick<Column<never>, 'id' | 'header' | 'sortable' | 'align'>;

interface Columns {
  readonly columns: readonly Sorted[];
}

interface SortProps {
  /** `name` or `-name` */
  readonly sort: string | undefined;
  readonly onSort: ((sort: string) => void) | undefined;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** The headers of the columns, with a button for sorting where a column allows it. */
export function ColumnHeaders({ columns, ...props }: SortProps & Columns) {
  return columns.map((column) => <ColumnHeader key={column.id} column={column} {...props} />);
}

function ColumnHeader({ column, sort, onSort }: SortProps & { readonly column: Sorted }) {
  const { id, header, sortable, align } = column;
  const className = align === 'end' ? 'is-end' : undefined;
  if (!sortable || !onSort) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  }
  const direction = directionOf(id, sort);
  const Icon = icons[direction];
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button
        type="button"
        className="sort-button"
        onClick={() => onSort(direction === 'ascending' ? `-${id}` : id)}
      >
        {header}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}

interface SortSelectProps extends SortProps, Columns {
  readonly onSort: (sort: string) => void;
}

/** Sorts cards, which have no headers; the style sheet hides it elsewhere. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const id = useId();
  const ways = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id: name, header }) => [
      { value: name, label: `${header}, ascendente` },
      { value: `-${name}`, label: `${header}, descendente` },
    ]);
  const isListed = ways.some(({ value }) => value === sort);
  return (
    <div className="sort-select">
      <label htmlFor={id}>Ordenar por</label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={isListed ? sort : ''}
        onChange={({ target }) => onSort(target.value)}
      >
        {!isListed && <option value="">Elige una columna</option>}
        {ways.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
