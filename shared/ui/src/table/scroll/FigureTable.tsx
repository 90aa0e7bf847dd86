import type { ReactNode } from 'react';
import { ScrollBox } from './ScrollBox';

/** The amount of a cell with its key, as `Euros` has it. */
export interface KeyedFigure {
  readonly fact: string | undefined;
  readonly text: ReactNode;
}

export interface FigureColumn {
  readonly header: string;
  /** Words, not figures. */
  readonly isText?: boolean;
  /** The column that people look for. */
  readonly isStrong?: boolean;
}

export interface FigureRow {
  readonly label: string;
  /** The key of the amount that the label holds. */
  readonly fact?: string | undefined;
  /** Required where two rows have the same label. */
  readonly id?: string;
  /** A cell for each column; missing cells at the end are empty. */
  readonly cells: readonly (ReactNode | KeyedFigure)[];
  readonly isStrong?: boolean;
}

export interface FigureTableProps {
  /** The content for screen readers. No two boxes that scroll have the same on a page. */
  readonly caption: string;
  /** The visible title above the table. */
  readonly title?: string | undefined;
  /** The heading of the rows' labels. */
  readonly rowHead?: string | undefined;
  readonly columns: readonly (string | FigureColumn)[];
  readonly rows: readonly FigureRow[];
  /** The sums of the rows. */
  readonly sums?: readonly FigureRow[];
  /** Its figures are compared down the columns: it stays a table on a phone, and scrolls. */
  readonly isMatrix?: boolean;
}

/**
 * Figures by rows and columns. On a phone each row is a card with its label as title and the headers as
 * labels; where the table is wider than its place, it scrolls under a shade.
 *
 * ```tsx
 * <FigureTable caption="Coste por meses" rowHead="Mes" columns={['Término fijo', 'Total']}
 *   rows={[{ label: 'ene 2026', cells: ['120,00 €', { fact: 'study:1:total', text: '130,00 €' }] }]} />
 * ```
 */
export function FigureTable(props: FigureTableProps) {
  const { caption, title, rowHead, rows, sums = [], isMatrix = false } = props;
  const columns = props.columns.map((one) => (typeof one === 'string' ? { header: one } : one));
  return (
    <ScrollBox label={caption} isMatrix={isMatrix}>
      <table className="table table-sm">
        {title && <caption className="caption-top">{title}</caption>}
        <thead>
          <tr>
            {rowHead ? <th scope="col">{rowHead}</th> : <td />}
            {columns.map(({ header, isText }) => (
              <th key={header} scope="col" className={isText ? '' : 'is-number'}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id ?? row.label} row={row} columns={columns} />
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
  );
}

/** A longer label may take several lines. */
const shortLabelChars = 28;

/** «P1»: two of them have room beside each other on a card. */
const isPeriod = (header: string) => /^P\d$/.test(header);

interface RowProps {
  readonly row: FigureRow;
  readonly columns: readonly FigureColumn[];
}

const Row = ({ row: { label, fact: of, cells, isStrong = false }, columns }: RowProps) => (
  <tr className={isStrong ? 'fw-bold' : undefined}>
    <th scope="row" className={label.length < shortLabelChars ? 'text-nowrap' : undefined}>
      <bdi data-fact={of}>{label}</bdi>
    </th>
    {columns.map(({ header, isText, isStrong: isBold }, index) => {
      const { fact, text } = keyed(cells[index]);
      const looks = [
        isText ? 'is-text' : 'is-number',
        isPeriod(header) && 'is-period',
        isBold && 'fw-bold',
      ];
      return (
        <td
          key={header}
          className={looks.filter(Boolean).join(' ')}
          data-label={header}
          data-fact={fact}
        >
          {text}
        </td>
      );
    })}
  </tr>
);

const keyed = (cell: FigureRow['cells'][number]): KeyedFigure =>
  typeof cell === 'object' && cell !== null && 'text' in cell
    ? cell
    : { fact: undefined, text: cell as ReactNode };
