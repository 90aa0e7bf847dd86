import type { DayRange, LocalDate } from '../calendar/dates';
import { exact } from '../exact/decimal';
import { spanishNumber } from '../exact/spanish';
import { accessKeys, pricesOf } from '../rates/prices';
import type { ParameterTable } from '../tariff/parameters';
import { type Period, periodsOf } from '../tariff/tariffs';
import type { BillLine } from './bill';
import { type CostTerm, lineOf } from './cost';
import { powerPieces } from './cycle';
import type { BillInput } from './input';

/** Percent on the power toll, by the real duration, months. Source: Circular CNMC 3/2020 art. 10 (BOE-A-2020-1066). */
const surcharges = [
  [3, 135],
  [4, 90],
  [5, 63],
  [6, 45],
] as const;
const longer = 32;

/** Billed from the first day, until the last bill knows the real duration. */
export const firstSurchargePercent = 135;

/**
 * The last day of a term of `months` from a day on, from date to date; where the last month lacks that
 * date, the term ends with that month. Source: Código Civil art. 5.1 (BOE-A-1889-4763).
 */
function lastDayOf(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const last = new Date(Date.UTC(year, month - 1 + months, Math.min(day - 1, lastOfMonth)));
  return last.toISOString().slice(0, 10);
}

/** @returns the percentage for a contract that lasted those days, the first and the last included */
export function surchargePercent({ firstDay, lastDay }: DayRange): number {
  const found = surcharges.find(([months]) => lastDay <= lastDayOf(firstDay, months));
  return found ? found[1] : longer;
}

/** The toll of all powers for all days of the contract, times the percentage that is too much. */
function refundTerms(input: BillInput, table: ParameterTable, period: Period, range: DayRange) {
  const percent = surchargePercent(range) - firstSurchargePercent;
  const found = powerPieces(input, range).map((piece) => {
    const powerKw = exact(piece.powersKw[period - 1] ?? 0);
    const toll = accessKeys({ tariff: input.tariff, term: 'power', period }).slice(0, 1);
    const { segments, missing } = pricesOf(table, toll, exact(0), piece);
    const terms = segments.map((segment): CostTerm => {
      const { price, days, daysInYear } = segment;
      return {
        ...segment,
        quantity: powerKw,
        unit: 'kW',
        priceUnit: '€/kW·año',
        amount: powerKw.times(price).times(days).div(daysInYear).times(percent).div(100),
        calculation: `${spanishNumber(powerKw)} kW × ${spanishNumber(price)} €/kW·año × ${days} / ${daysInYear} × (${percent} %)`,
      };
    });
    return { terms, missing };
  });
  return {
    terms: found.flatMap(({ terms }) => terms),
    missing: found.flatMap(({ missing }) => missing),
  };
}

/**
 * The refund in the last bill of a contract under a year: the surcharge on the power toll was 135 % until
 * its real duration was known. Source: Circular CNMC 3/2020 art. 10 (BOE-A-2020-1066).
 */
export function shortContractLines(
  input: BillInput,
  table: ParameterTable,
  { lastDay }: DayRange,
): BillLine[] {
  const { tariff, shortContract, powerPrice } = input;
  if (!shortContract?.isLastBill || powerPrice.kind === 'own') return [];
  const range = { firstDay: shortContract.firstDay, lastDay };
  if (surchargePercent(range) === firstSurchargePercent) return [];
  return periodsOf(tariff, 'power').map((period) => {
    const head = {
      concept: 'power',
      period,
      label: `Regularización por la duración del contrato P${period}`,
      formula: 'peaje de potencia del contrato × (recargo de su duración − 135 %)',
      norm: 'Circular CNMC 3/2020, art. 10',
    } as const;
    return lineOf(head, refundTerms(input, table, period, range));
  });
}
