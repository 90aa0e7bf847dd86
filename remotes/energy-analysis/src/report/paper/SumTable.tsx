import { FigureTable } from '@vatio/ui/table';
import { type Amount, figureOf } from './AmountCell';
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
export const SumTable = ({ caption, rows, sums = [], ...heads }: SumTableProps) => (
  <div className={`mb-3 ${classes.whole}`}>
    <FigureTable
      caption={caption}
      title={caption}
      {...heads}
      rows={rows.map(withFigures)}
      sums={sums.map(withFigures)}
    />
  </div>
);

const withFigures = ({ cells, ...row }: SumRow) => ({
  ...row,
  cells: cells.map((cell) => (typeof cell === 'string' ? cell : figureOf(cell))),
});
