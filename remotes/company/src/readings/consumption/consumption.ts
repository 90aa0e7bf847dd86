import type { CoverageMonth } from '@vatio/contracts/company/curve';
import { readingRecord } from '@vatio/contracts/company/readingRecord';
import type { Reading } from '@vatio/contracts/company/readings';
import type { Territory } from '@vatio/contracts/company/supply';
import { type CurveDay, energyByMonth } from '@vatio/energy/curve';
import { presetOf } from '@vatio/ui/charts';
import { monthInShort } from '@vatio/ui/format';
import type { SupplyContract } from '../../common/contract';
import { dayInDigits } from '../../common/values/days';
import { sumOf } from '../../common/values/energy';
import { coverageInWords } from '../../curve/coverage/coverage';
import { tariffOn } from '../../curve/periods';
import type { Quantity } from '../quantities';
import { contractedIn } from './contractedIn';

export type { Reading };

/** A line of the monthly table. Amounts are exact text, P1 first; null: not known. */
export interface ConsumptionRow {
  readonly id: string;
  /** «ene 2026», or its days when they are no natural month. */
  readonly label: string;
  readonly energia: readonly string[];
  readonly potencia: readonly (string | null)[];
  readonly reactiva: readonly string[];
  /** One for each maximum; empty: no contract is known; null: it changes within the days. */
  readonly contractedKw: readonly string[] | null;
  /** «Real», «Estimada», what is missing. */
  readonly state: string;
  /** The reading itself; a month of a curve has none. */
  readonly reading?: Reading;
}

/** «ene 2026», «15/01/2026–14/02/2026» */
export const readingDays = ({ from, to }: Pick<Reading, 'from' | 'to'>): string =>
  presetOf({ from, to }) === 'month'
    ? monthInShort(from.slice(0, 7))
    : `${dayInDigits(from)}–${dayInDigits(to)}`;

/** A reading each, the oldest first. */
export const rowsOfReadings = (
  readings: readonly Reading[],
  contracts: readonly SupplyContract[],
): ConsumptionRow[] =>
  readings.map((reading) => ({
    id: reading.id,
    label: readingDays(reading),
    reading,
    energia: reading.energyKwh,
    potencia: reading.maxKw ?? [],
    reactiva: reading.reactiveKvarh ?? [],
    contractedKw: contractedIn(contracts, reading, reading.maxKw?.length ?? 0),
    state: reading.isEstimated ? readingRecord.fields.isEstimated.label : 'Real',
  }));

/**
 * A month of a curve each.
 *
 * @param contracts the tariff in force on the last day of a month decides about its periods; without one
 *   there is only a total
 * @param coverage of the same months: their exact energy, and how complete they are
 */
export function rowsOfCurve(
  days: readonly CurveDay[],
  territory: Territory,
  contracts: readonly SupplyContract[],
  coverage: readonly CoverageMonth[],
): ConsumptionRow[] {
  const months = new Set(days.map(({ date }) => date.slice(0, 7)));
  return [...months].flatMap((month) => {
    const inMonth = days.filter(({ date }) => date.startsWith(month));
    const [from, to] = [inMonth[0]?.date ?? '', inMonth.at(-1)?.date ?? ''];
    const tariff = tariffOn(contracts, to);
    const [sums] = energyByMonth(inMonth, { tariff: tariff ?? '2.0TD', territory });
    const known = coverage.find((one) => one.month === month);
    if (!sums || sums.known === 0) return [];
    const row = {
      id: month,
      label: monthInShort(month),
      reactiva: [],
      state: coverageInWords(known),
    };
    if (!tariff) {
      const energia = [known?.energyKwh ?? String(sums.totalKwh)];
      return [{ ...row, energia, potencia: [], contractedKw: [] }];
    }
    const potencia = sums.maximumKwByPeriod.map((kw) => (kw === null ? null : String(kw)));
    const contractedKw = contractedIn(contracts, { from, to }, potencia.length);
    return [{ ...row, energia: sums.kwhByPeriod.map(String), potencia, contractedKw }];
  });
}

/** The number of period columns that the rows need; 1 = only a total. */
export const periodCountOf = (rows: readonly ConsumptionRow[], quantity: Quantity): number =>
  Math.max(0, ...rows.map((row) => row[quantity].length));

/** All periods of a row together: their sum, or the highest power; null: unknown. */
export const wholeOf = (row: ConsumptionRow, quantity: Quantity): string | null =>
  together(row[quantity], quantity);

/** The same of one period in all rows. @param index from 0: P1 */
export const wholeOfPeriod = (
  rows: readonly ConsumptionRow[],
  quantity: Quantity,
  index: number,
): string | null =>
  together(
    rows.map((row) => row[quantity][index] ?? null),
    quantity,
  );

/** The same of all rows and periods. */
export const wholeOfAll = (rows: readonly ConsumptionRow[], quantity: Quantity): string | null =>
  together(
    rows.flatMap((row) => row[quantity]),
    quantity,
  );

function together(values: readonly (string | null)[], quantity: Quantity): string | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  if (quantity !== 'potencia') return sumOf(known);
  return known.reduce((one, other) => (Number(other) > Number(one) ? other : one));
}
