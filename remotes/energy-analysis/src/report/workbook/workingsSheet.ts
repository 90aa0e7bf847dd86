import type { PowerWorkings, WorkingLine, WorkingTerm } from '@vatio/energy/optimise';
import { cellName } from '@vatio/ui/export';
import type { Variant } from '../../power/variants';
import type { Explained } from '../explain';
import { monthInWords } from '../sections/words';
import { formula, head, SheetRows } from './sheet';

/** The cell of a line's amount: `F2`, by variant, month and period. */
export type LineCells = Map<string, string>;

export const lineKey = (variant: string, firstDay: string, period: number): string =>
  `${variant} ${firstDay} ${period}`;

const columns = ['Potencias', 'Mes', 'Periodo', 'kW', '€/kW', 'Días', 'Entre', 'Sin redondear'];
/** The places of what formulas name. */
const at = { quantity: 4, price: 5, days: 6, perDays: 7, exact: 8, adjustment: 9, amount: 10 };

const shownCents = (amountEur: number) => Math.round((amountEur + 1e-9) * 100) / 100;

const exactOf = ({ quantity, price, days, perDays }: WorkingTerm, factor: number) =>
  ((Number(quantity) * Number(price) * days) / perDays) * factor;

/**
 * Every amount of a term as a product of its numbers. What rounding leaves over is a column of its
 * own, so that amounts add up to the totals.
 */
export function workingsSheet(
  name: string,
  concept: WorkingLine['concept'],
  explained: readonly Explained[],
): { readonly sheet: SheetRows; readonly cells: LineCells } {
  const sheet = new SheetRows(name);
  const cells: LineCells = new Map();
  sheet.add(...[...columns, 'Ajuste al sumar', 'Importe, €', 'Cálculo'].map(head));
  for (const { variant, workings } of explained) {
    for (const line of workings?.lines ?? []) {
      if (line.concept !== concept || line.terms.length === 0) continue;
      const row = addLine(sheet, variant, line, workings?.scale ?? null);
      cells.set(lineKey(variant.name, line.range.firstDay, line.period), sheet.ref(at.amount, row));
    }
  }
  return { sheet, cells };
}

/** @returns the row of its amount: the last of its terms */
function addLine(
  sheet: SheetRows,
  { name, cost }: Variant,
  { range, period, concept, terms, calculation }: WorkingLine,
  scale: PowerWorkings['scale'],
): number {
  const month = cost.months.find((one) => one.range.firstDay === range.firstDay);
  const amount = Number(month?.periods[period - 1]?.[`${concept}Eur`] ?? 0);
  const factor = scale ? scale.yearDays / scale.days : 1;
  const first = sheet.next;
  const exact = terms.reduce((sum, term) => sum + exactOf(term, factor), 0);
  const adjustment = Math.round((amount - shownCents(exact)) * 100) / 100;
  for (const [index, term] of terms.entries()) {
    const row = sheet.next;
    const cell = (column: number) => cellName(column, row);
    const product = `${cell(at.quantity)}*${cell(at.price)}*${cell(at.days)}/${cell(at.perDays)}`;
    const text = scale ? `${product}*${scale.yearDays}/${scale.days}` : product;
    const isLast = index === terms.length - 1;
    const sum = `SUM(${cellName(at.exact, first)}:${cell(at.exact)})`;
    sheet.add(
      name,
      monthInWords(range),
      `P${period}`,
      Number(term.quantity),
      Number(term.price),
      term.days,
      term.perDays,
      formula(text, exactOf(term, factor), 'plain'),
      ...(isLast
        ? [adjustment, formula(`ROUND(${sum},2)+${cell(at.adjustment)}`, amount), calculation]
        : []),
    );
  }
  return sheet.next - 1;
}
