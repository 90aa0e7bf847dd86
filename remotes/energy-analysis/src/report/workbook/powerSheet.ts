import { cellName, type RichCell } from '@vatio/ui/export';
import type { Variant } from '../../power/variants';
import { monthInWords } from '../sections/words';
import { formula, head, money, range, SheetRows } from './sheet';
import { type LineCells, lineKey } from './workingsSheet';

interface Lines {
  readonly fixed: LineCells;
  readonly excess: LineCells;
}

/** Each variant has three columns, from the second one on. */
const firstOf = (variant: number) => 2 + variant * 3;

/** Months by variants: amounts add up the lines of the other sheets, totals and differences are formulas. */
export function powerSheet(variants: readonly Variant[], lines: Lines) {
  const sheet = new SheetRows('Potencia', 2);
  const last = firstOf(variants.length);
  sheet.add(
    '',
    ...variants.flatMap(({ name }) => [head(name), head(''), head('')]),
    head('Diferencia'),
  );
  sheet.add(
    head('Mes'),
    ...variants.flatMap(() => ['Término fijo', 'Excesos', 'Total'].map(head)),
    head('Contratada − óptima'),
  );
  const [current] = variants;
  const optimum = variants.length - 1;
  const firstRow = sheet.next;
  for (const [index, { range: days, totalEur }] of (current?.cost.months ?? []).entries()) {
    const row = sheet.next;
    sheet.add(
      monthInWords(days),
      ...variants.flatMap((variant, place) => monthCells(variant, index, lines, place, row)),
      differenceCell(
        totalEur,
        variants[optimum]?.cost.months[index]?.totalEur ?? '0',
        optimum,
        row,
      ),
    );
  }
  if (variants.some(({ cost }) => cost.regulatedEnergyEur !== undefined)) {
    sheet.add(
      'Peajes y cargos de la energía',
      ...variants.flatMap(({ cost }) => [
        money(null),
        money(null),
        money(cost.regulatedEnergyEur ?? '0.00'),
      ]),
      money(savedEur('0', variants[optimum]?.cost.regulatedEnergyEur ?? '0').toFixed(2)),
    );
  }
  const lastRow = sheet.next - 1;
  const totalRow = sheet.next;
  sheet.add(
    head('Total'),
    ...variants.flatMap(({ cost }, place) =>
      [cost.fixedEur, cost.excessEur, cost.totalEur].map((amountEur, offset) =>
        formula(`SUM(${range(firstOf(place) + offset, firstRow, lastRow)})`, amountEur, 'total'),
      ),
    ),
    formula(
      `SUM(${range(last, firstRow, lastRow)})`,
      savedEur(current?.cost.totalEur ?? '0', variants[optimum]?.cost.totalEur ?? '0'),
      'total',
    ),
  );
  /** The totals of a variant, from another sheet. */
  const totalRefs = (place: number) =>
    [0, 1, 2].map((offset) => sheet.ref(firstOf(place) + offset, totalRow));
  return { sheet, totalRefs };
}

const savedEur = (from: string, to: string) =>
  (Math.round(Number(from) * 100) - Math.round(Number(to) * 100)) / 100;

const differenceCell = (from: string, to: string, optimum: number, row: number) =>
  formula(
    `${cellName(firstOf(0) + 2, row)}-${cellName(firstOf(optimum) + 2, row)}`,
    savedEur(from, to),
  );

function monthCells(
  { name, cost }: Variant,
  index: number,
  { fixed, excess }: Lines,
  place: number,
  row: number,
): readonly RichCell[] {
  const month = cost.months[index];
  if (!month) return [money(null), money(null), money(null)];
  const first = firstOf(place);
  const linked = (cells: LineCells, amountEur: string) => {
    const found = month.periods.flatMap(
      (_, period) => cells.get(lineKey(name, month.range.firstDay, period + 1)) ?? [],
    );
    return found.length > 0 ? formula(found.join('+'), amountEur) : money(amountEur);
  };
  return [
    linked(fixed, month.fixedEur),
    linked(excess, month.excessEur),
    formula(`${cellName(first, row)}+${cellName(first + 1, row)}`, month.totalEur),
  ];
}
