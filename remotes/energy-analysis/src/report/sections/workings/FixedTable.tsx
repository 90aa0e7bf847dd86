import type { PowerWorkings, WorkingLine } from '@vatio/energy/optimise';
import { decimalInWords } from '@vatio/ui/format';
import type { Variant } from '../../../power/variants';
import { factOfPart } from '../../../studies/studyFacts';
import type { Amount } from '../../paper/AmountCell';
import { SumTable } from '../../paper/SumTable';
import { monthInWords } from '../words';

export interface WorkingsProps {
  readonly variant: Variant;
  readonly workings: PowerWorkings;
}

/**
 * The fixed term by months and periods: powers and prices above, days at the side, so that each
 * amount is a product of what is in its column and row.
 */
export function FixedTable({ variant, workings: { lines, scale } }: WorkingsProps) {
  const { name, fact, cost } = variant;
  const amount = (eur: string, ...where: readonly (string | number)[]): Amount => ({
    fact: `${factOfPart(fact, ...where)}:fixed`,
    eur,
  });
  const fixed = lines.filter(({ concept }) => concept === 'fixed');
  const periods = cost.powersKw.map((_, index) => index + 1);
  const prices = pricesOf(fixed);
  const factor = scale ? ` × ${scale.yearDays} ÷ ${scale.days}` : '';
  return (
    <SumTable
      caption={`${name}: término fijo por meses y periodos, en euros; precios en €/kW·año`}
      rowHead="Mes"
      columns={['Días', ...periods.map((period) => `P${period}`), 'Total']}
      rows={[
        { label: 'kW', cells: ['', ...cost.powersKw.map(decimalInWords)] },
        ...prices.map(({ label, values }) => ({
          label,
          cells: ['', ...periods.map((period) => decimalInWords(values.get(period) ?? ''))],
        })),
        ...cost.months.map(({ range, periods: parts, fixedEur }) => ({
          label: monthInWords(range),
          cells: [
            `${daysOf(fixed, range.firstDay)}${factor}`,
            ...parts.map((part, index) => amount(part.fixedEur, range.firstDay, index + 1)),
            amount(fixedEur, range.firstDay),
          ],
        })),
      ]}
      sums={[
        {
          label: 'Total',
          cells: [
            '',
            ...cost.periods.map((part, index) => amount(part.fixedEur, index + 1)),
            amount(cost.fixedEur),
          ],
        },
      ]}
    />
  );
}

interface PriceRow {
  readonly label: string;
  /** The values by period. */
  readonly values: Map<number, string>;
}

/** A row for each validity of the prices. */
function pricesOf(lines: readonly WorkingLine[]): readonly PriceRow[] {
  const found = new Map<string, Map<number, string>>();
  for (const { period, terms } of lines) {
    for (const { price, parameters } of terms) {
      const from =
        parameters
          .map((one) => one.from)
          .sort()
          .at(-1) ?? '';
      const values = found.get(from) ?? new Map<number, string>();
      values.set(period, price);
      found.set(from, values);
    }
  }
  const isOne = found.size === 1;
  return [...found.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, values]) => ({
      label: isOne ? 'Precio' : `Precio desde ${from.split('-').reverse().join('/')}`,
      values,
    }));
}

/** «31 ÷ 365», of two prices «10 ÷ 365 + 21 ÷ 365» */
const daysOf = (lines: readonly WorkingLine[], firstDay: string): string =>
  lines
    .find(({ range }) => range.firstDay === firstDay)
    ?.terms.map(({ days, perDays }) => `${days} ÷ ${perDays}`)
    .join(' + ') ?? '';
