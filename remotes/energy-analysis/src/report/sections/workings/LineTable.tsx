import { FigureTable } from '@vatio/ui/table';
import { type Amount, figureOf } from '../../paper/AmountCell';

interface AmountLine extends Amount {
  readonly when: string;
  /** «P1» */
  readonly period: string;
  readonly calculation: string;
}

export interface LineTableProps {
  readonly caption: string;
  readonly lines: readonly AmountLine[];
  readonly total: Amount;
}

/** Amounts with the formula of each, and their sum. */
export const LineTable = ({ caption, lines, total }: LineTableProps) => (
  <div className="mb-3">
    <FigureTable
      caption={caption}
      title={caption}
      rowHead="Mes"
      columns={[
        { header: 'Periodo', isText: true },
        { header: 'Cálculo', isText: true },
        'Importe',
      ]}
      rows={lines.map(({ when, period, calculation, ...amount }) => ({
        id: `${when} ${period}`,
        label: when,
        cells: [period, calculation, figureOf(amount)],
      }))}
      sums={[{ label: 'Total', cells: ['', '', figureOf(total)] }]}
    />
  </div>
);
