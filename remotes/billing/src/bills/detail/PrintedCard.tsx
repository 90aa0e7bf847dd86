import { billRecord } from '@vatio/contracts/billing/billRecord';
import type { Bill } from '@vatio/contracts/billing/bills';
import { billLineKindLabels } from '@vatio/contracts/billing/billWords';
import { date, decimalInWords, euros } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { factOfBill } from '../../common/facts';

/** A line, a tax or the total, as it is printed. */
interface PrintedRow {
  readonly id: string;
  /** The fact key of the amount. */
  readonly fact: string;
  readonly label: string;
  /** Days, price and base, shown beside the amount. */
  readonly details: readonly string[];
  readonly amountEur: string;
  readonly isSum?: boolean;
}

/** The lines of the bill as the supplier printed them. */
export const PrintedCard = ({ bill }: { readonly bill: Bill }) => (
  <Card title="Lo que dice la factura" isWide>
    <DataTable
      caption="Líneas de la factura"
      columns={columns}
      rows={rowsOf(bill)}
      rowId={({ id }) => id}
      factOf={({ fact }) => fact}
      rowClassName={({ isSum }) => (isSum ? 'fw-bold' : undefined)}
    />
  </Card>
);

const columns: readonly Column<PrintedRow>[] = [
  { id: 'label', header: 'Concepto', isRowHeader: true, cell: ({ label }) => <bdi>{label}</bdi> },
  { id: 'details', header: 'Detalle', fact: 'base', cell: ({ details }) => details.join(' · ') },
  {
    id: 'amount',
    header: 'Importe',
    align: 'end',
    fact: 'billed',
    cell: ({ amountEur }) => <span className="text-nowrap">{euros(Number(amountEur))}</span>,
  },
];

const rowsOf = ({ id, lines, segments, taxes, totalEur }: Bill): PrintedRow[] => [
  ...lines.map((line, index) => ({
    id: `line ${index}`,
    fact: `${factOfBill(id)}:line:${index}`,
    label: labelOf(line),
    details: [
      ...(line.text ? [line.text] : []),
      ...daysOf(segments[line.segment ?? -1]),
      ...rateOf(line),
    ],
    amountEur: line.amountEur,
  })),
  ...taxes.map(({ amountEur, ...tax }, index) => ({
    id: `tax ${index}`,
    // Verification has the base as a line before it.
    fact: `${factOfBill(id)}:line:${lines.length + 2 * index + 1}`,
    label: 'Impuesto indirecto',
    details: rateOf(tax),
    amountEur,
  })),
  {
    id: 'total',
    fact: factOfBill(id),
    label: billRecord.fields.totalEur.label,
    details: [],
    amountEur: totalEur,
    isSum: true,
  },
];

/** «Potencia P1» */
const labelOf = ({ kind, period }: Bill['lines'][number]) =>
  `${billLineKindLabels[kind]}${period === null ? '' : ` P${period}`}`;

/** The days of a line that covers a part of the bill's days. */
const daysOf = (segment: Bill['segments'][number] | undefined) =>
  segment ? [`${date(segment.from)} – ${date(segment.to)}`] : [];

/** «21 % de 100,00 €» */
function rateOf(tax: Pick<Bill['lines'][number], 'ratePercent' | 'baseEur'>): string[] {
  const rate = tax.ratePercent === null ? '' : `${decimalInWords(tax.ratePercent)} %`;
  const base = tax.baseEur === null ? '' : `de ${euros(Number(tax.baseEur))}`;
  const words = [rate, base].filter(Boolean).join(' ');
  return words ? [words] : [];
}
