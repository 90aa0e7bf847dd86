import { type ReadingSource, readingDaysProblem } from '@vatio/contracts/company/readingRecord';
import type { NewReading, Reading } from '@vatio/contracts/company/readings';
import { isDay, notADay } from '@vatio/records/day';
import { presetAround } from '@vatio/ui/charts';
import { periodsAsTyped, rules } from '@vatio/ui/forms';
import { addDays } from '../../common/values/days';
import { type Quantity, quantityFields } from '../quantities';
import { absentPeriodProblem, type SupplyOfSheet } from './absentPeriods';

export type SheetRow = {
  from: string;
  to: string;
  energia: string[];
  potencia: string[];
  reactiva: string[];
  isEstimated: boolean;
};

/** The number of cells of a quantity. @param energies 3 or 6 */
export const cellCount = (quantity: Quantity, energies: number): number =>
  quantity === 'potencia' && energies === 3 ? 2 : energies;

/** Cells beyond the tariff of the sheet stay empty. */
export const emptyRow = (from = '', to = ''): SheetRow => ({
  from,
  to,
  isEstimated: false,
  energia: periodsAsTyped(null),
  potencia: periodsAsTyped(null),
  reactiva: periodsAsTyped(null),
});

/** The row after another one: its natural month when that one was one. */
export function rowAfter(row: SheetRow | undefined): SheetRow {
  if (!isDay(row?.to)) return emptyRow();
  const { from, to } = presetAround('month', addDays(row.to, 1));
  return emptyRow(from, to);
}

/** The row after another one, as it is offered: an empty one once its month has not ended. */
export function offeredAfter(row: SheetRow | undefined, today: string): SheetRow {
  const next = rowAfter(row);
  return hasEnded(next, today) ? next : emptyRow();
}

const hasEnded = ({ to }: { readonly to: string }, today: string) => to < today;

/**
 * A row for each month of a year that has ended and has no reading; at least an empty one.
 *
 * @param today where the supply point is
 */
export function rowsOfYear(
  year: string,
  readings: readonly Pick<Reading, 'from' | 'to'>[],
  today: string,
): SheetRow[] {
  const months = Array.from({ length: 12 }, (_, index) =>
    presetAround('month', `${year}-${String(index + 1).padStart(2, '0')}-01`),
  );
  const rows = months
    .filter((month) => hasEnded(month, today))
    .filter(({ from, to }) => !readings.some((one) => one.from <= to && one.to >= from))
    .map(({ from, to }) => emptyRow(from, to));
  return rows.length > 0 ? rows : [emptyRow()];
}

/** A reading as it would be typed. */
export function rowOf({
  from,
  to,
  energyKwh,
  maxKw,
  reactiveKvarh,
  isEstimated,
}: Reading): SheetRow {
  return {
    from,
    to,
    isEstimated,
    energia: periodsAsTyped(energyKwh),
    potencia: periodsAsTyped(maxKw),
    reactiva: periodsAsTyped(reactiveKvarh),
  };
}

/** True while no number has been typed: the row is left out. */
export const isEmpty = ({ energia, potencia, reactiva }: SheetRow): boolean =>
  [...energia, ...potencia, ...reactiva].every((cell) => cell.trim() === '');

/** The indexes, from 0, of rows with numbers that end on a future day. */
export const rowsToCome = (rows: readonly SheetRow[], today: string): readonly number[] =>
  rows.flatMap((row, index) => (!isEmpty(row) && isDay(row.to) && row.to > today ? [index] : []));

const cellRules = {
  energia: rules.typedDecimal(quantityFields.energia),
  potencia: rules.typedDecimal(quantityFields.potencia),
  reactiva: rules.typedDecimal(quantityFields.reactiva),
} as const;

export interface SheetRules {
  /** The number of energies in the tariff. */
  readonly energies: number;
  /** Today's date at the supply point. */
  readonly today: string;
  readonly supply: SupplyOfSheet;
}

/** Path in a row → what is wrong there: `energia.2`, `to`. */
export function rowProblems(
  row: SheetRow,
  { energies, today, supply }: SheetRules,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  if (isEmpty(row)) return problems;
  const areDays = isDay(row.from) && isDay(row.to);
  if (!isDay(row.from)) problems.set('from', row.from ? notADay : 'Escribe el primer día');
  if (!isDay(row.to)) problems.set('to', row.to ? notADay : 'Escribe el último día');
  const days = areDays && readingDaysProblem(row, today);
  if (days) problems.set('to', days);
  const areDaysGood = areDays && !days;
  const absent = areDaysGood ? absentPeriodProblem(row, energies, supply) : () => undefined;
  const hasReactive = row.reactiva.some((cell) => cell.trim() !== '');
  for (const quantity of ['energia', 'potencia', 'reactiva'] as const) {
    row[quantity].slice(0, cellCount(quantity, energies)).forEach((cell, index) => {
      const isNeeded = quantity === 'energia' || (quantity === 'reactiva' && hasReactive);
      const message =
        cellProblem(cell, quantity, isNeeded) ??
        (isNothing(cell) ? undefined : absent(quantity, index));
      if (message) problems.set(`${quantity}.${index}`, message);
    });
  }
  return problems;
}

/** Empty, or 0, however it is typed. */
const isNothing = (cell: string) => !/[1-9]/.test(cell);

function cellProblem(cell: string, quantity: Quantity, isNeeded: boolean): string | undefined {
  if (cell.trim() === '') return isNeeded ? 'Escribe un número, o 0' : undefined;
  const result = cellRules[quantity].safeParse(cell);
  return result.success ? undefined : result.error.issues[0]?.message;
}

/** A row without problems as it is sent. */
export function readingOf(row: SheetRow, energies: number, source: ReadingSource): NewReading {
  const { from, to, isEstimated } = row;
  const exact = (quantity: Quantity) =>
    row[quantity]
      .slice(0, cellCount(quantity, energies))
      .map((cell) => (cell.trim() === '' ? null : cellRules[quantity].parse(cell)));
  const known = (values: readonly (string | null)[]) => values.filter((value) => value !== null);
  const [potencia, reactiva] = [exact('potencia'), exact('reactiva')];
  return {
    from,
    to,
    isEstimated,
    source,
    energyKwh: known(exact('energia')),
    maxKw: known(potencia).length > 0 ? potencia : null,
    reactiveKvarh: known(reactiva).length > 0 ? known(reactiva) : null,
  };
}

const sheetFields: Readonly<Record<string, Quantity>> = {
  energyKwh: 'energia',
  maxKw: 'potencia',
  reactiveKvarh: 'reactiva',
};

/**
 * The API's messages on the cells of the sheet: `rows.0.energyKwh.2` → `rows.4.energia.2`, since rows
 * without a number are not sent.
 *
 * @param sent the row of the sheet of each reading that was sent
 */
export const fieldsOfSheet = (
  fields: Readonly<Record<string, string>>,
  sent: readonly number[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      // A change of one reading has no rows.
      const [, index = '0', rest = ''] = /^(?:rows\.(\d+)\.)?(.*)$/.exec(path) ?? [];
      const [field = '', ...inside] = rest.split('.');
      const parts = ['rows', sent[Number(index)] ?? index, sheetFields[field] ?? field, ...inside];
      return [parts.join('.'), message];
    }),
  );
