import { ScrollBox } from '@vatio/ui/table';
import { type Amount, AmountCell } from './AmountCell';
import classes from './Paper.module.css';

interface SumRow {
  readonly label: string;
  /** A cell for each column. */
  readonly cells: readonly (string | Amount)[];
  readonly isStrong?: boolean;
}

export interface SumTableProps {
  readonly caption: string;
  /** The heading of the rows. */
  readonly rowHead: string;
  readonly columns: readonly string[];
  readonly rows: readonly SumRow[];
  /** The sums of the rows. */
  readonly sums?: readonly SumRow[];
}

/** Amounts with their sum below; on a second page its headings come again. */
export function SumTable({ caption, rowHead, columns, rows, sums = [] }: SumTableProps) {
  return (
    <div className={`mb-3 ${classes.whole}`}>
      <ScrollBox label={caption}>
        <table className="table table-sm mb-0">
          <caption className="caption-top">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{rowHead}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="text-end">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} columns={columns} />
            ))}
          </tbody>
          {sums.length > 0 && (
            <tfoot>
              {sums.map((row) => (
                <Row key={row.label} row={{ ...row, isStrong: true }} columns={columns} />
              ))}
            </tfoot>
          )}
        </table>
      </ScrollBox>
    </div>
  );
}

interface RowProps {
  readonly row: SumRow;
  readonly columns: readonly string[];
}

const Row = ({ row: { label, cells, isStrong = false }, columns }: RowProps) => (
  <tr className={isStrong ? 'fw-bold' : ''}>
    <th scope="row" className={`text-nowrap ${isStrong ? '' : 'fw-normal'}`}>
      {label}
    </th>
    {columns.map((column, index) => {
      const cell = cells[index] ?? '';
      return typeof cell === 'string' ? (
        <td key={column} className="text-end text-nowrap">
          {cell}
        </td>
      ) : (
        <AmountCell key={column} {...cell} />
      );
    })}
  </tr>
);
