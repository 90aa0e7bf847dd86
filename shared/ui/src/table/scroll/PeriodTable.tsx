import { FigureTable } from './FigureTable';

interface PeriodRow {
  readonly label: string;
  /** A cell for each period, P1 first. */
  readonly values: readonly string[];
  /** The key of the amount of a period, as `Euros` has it. */
  readonly factOf?: (period: number) => string;
  readonly isStrong?: boolean;
}

export interface PeriodTableProps {
  /** The content for screen readers. No two boxes that scroll have the same on a page. */
  readonly caption: string;
  readonly rows: readonly PeriodRow[];
}

/** Values of some kinds, a column a period. */
export const PeriodTable = ({ caption, rows }: PeriodTableProps) => (
  <FigureTable
    caption={caption}
    columns={periodHeaders(Math.max(0, ...rows.map(({ values }) => values.length)))}
    rows={rows.map(({ values, factOf, ...row }) => ({
      ...row,
      cells: values.map((text, index) => ({ fact: factOf?.(index + 1), text })),
    }))}
  />
);

/** «P1», «P2» … */
export const periodHeaders = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `P${index + 1}`);
