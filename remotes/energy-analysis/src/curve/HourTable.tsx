import { FigureTable } from '@vatio/ui/table';
import { hourNames } from './curveWords';

export interface HourTableProps {
  /** The table's subject, shown on top of it and read by screen readers. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** @param hour of the clock, 0 to 23 */
  readonly cell: (hour: number, column: number) => string;
}

/** The 24 hours of the clock, a row each. */
export const HourTable = ({ caption, columns, cell }: HourTableProps) => (
  <FigureTable
    caption={caption}
    title={caption}
    rowHead="Hora"
    columns={columns}
    rows={hourNames.map((label, hour) => ({
      label,
      cells: columns.map((_, index) => cell(hour, index)),
    }))}
    isMatrix
  />
);
