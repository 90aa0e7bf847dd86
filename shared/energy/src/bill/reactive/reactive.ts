import type { DayRange } from '../../calendar/dates';
import type { PeriodRule } from '../../calendar/periods';
import { hasPeriod } from '../../calendar/seasons';
import { type DecimalInput, type ExactNumber, eurText, exact, zero } from '../../exact/decimal';
import { spanishNumber, spanishRange } from '../../exact/spanish';
import { pricesOf } from '../../rates/prices';
import { notVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { type ByPeriod, type Period, periodsOf, type Tariff } from '../../tariff/tariffs';
import type { BillCaution, BillLine } from '../bill';
import { amountOf, type Cost, lineOf, noCost } from '../cost';
import { share } from '../energy/share';
import { type ReactiveUse, reactiveUse } from './reactiveUse';

export interface ReactiveReading {
  readonly tariff: Tariff;
  readonly energyKwh: ByPeriod<DecimalInput>;
  readonly reactiveKvarh?: ByPeriod<DecimalInput | null>;
}

export interface PeriodReactive {
  readonly period: Period;
  readonly energy: ExactNumber;
  /** Both are null when the reactive energy is unknown. */
  readonly reactive: ExactNumber | null;
  readonly use: ReactiveUse | null;
  readonly line: BillLine;
}

const amountText = (cost: Cost) => eurText(amountOf(cost));

function costOf(table: ParameterTable, { excessKvarh, band }: ReactiveUse, range: DayRange): Cost {
  if (band === null) return noCost;
  const { segments, missing } = pricesOf(table, [{ kind: 'reactive', variant: band }], zero, range);
  return { terms: share({ quantity: excessKvarh, unit: 'kVArh' }, segments), missing };
}

function explain(energy: ExactNumber, reactive: ExactNumber, use: ReactiveUse, cost: Cost): string {
  if (use.excessKvarh.eq(0)) {
    return `${spanishNumber(reactive)} kVArh no pasan del 33 % de ${spanishNumber(energy)} kWh`;
  }
  const cosPhi = `cos φ ${spanishNumber(use.cosPhi ?? 0)}`;
  if (use.band === null) return `${cosPhi}: sin coste`;
  return `${cosPhi}: ${cost.terms.map(({ calculation }) => calculation).join(' + ')}`;
}

const headOf = (period: Period) =>
  ({
    concept: 'reactive',
    period,
    label: `Energía reactiva P${period}`,
    formula: '(energía reactiva − 0,33 × energía) × precio según el cos φ',
    norm: 'Circular CNMC 3/2020, art. 9',
  }) as const;

function unknownReactive(period: Period, energy: ExactNumber, range: DayRange): PeriodReactive {
  const days = spanishRange(range.firstDay, range.lastDay);
  const what = `la lectura de energía reactiva de P${period} ${days}`;
  const cost = { terms: [], missing: [notVerifiable.data(what)] };
  return { period, energy, reactive: null, use: null, line: lineOf(headOf(period), cost) };
}

/**
 * The inductive energy of P1 to P5 (P6 is exempt, and 2.0TD has no such term): in each period with
 * consumption, the part over 33 %, at the price of its cos φ. Source: Circular CNMC 3/2020 art. 9.5
 * (BOE-A-2020-1066).
 */
export function reactiveByPeriod(
  reading: ReactiveReading,
  table: ParameterTable,
  range: DayRange,
): PeriodReactive[] {
  const periods = reading.tariff === '2.0TD' ? [] : periodsOf(reading.tariff, 'energy').slice(0, 5);
  return periods.flatMap((period) => {
    const energy = exact(reading.energyKwh[period - 1] ?? 0);
    const measured = reading.reactiveKvarh?.[period - 1] ?? null;
    if (measured === null) return energy.eq(0) ? [] : [unknownReactive(period, energy, range)];
    const reactive = exact(measured);
    if (energy.eq(0) && reactive.eq(0)) return [];
    const use = reactiveUse(energy, reactive);
    const cost = costOf(table, use, range);
    const line = lineOf(headOf(period), cost, explain(energy, reactive, use, cost));
    // Some suppliers do not round cos φ, and the norm itself does not say it.
    const unrounded = reactiveUse(energy, reactive, false);
    const isSame = unrounded.band === use.band || line.amountEur === null;
    const other = isSame ? {} : { otherReadingEur: amountText(costOf(table, unrounded, range)) };
    return [{ period, energy, reactive, use, line: { ...line, ...other } }];
  });
}

/** Cautions for a charge in a period that no hour of the days has: the reading, or the days, are wrong. */
export const reactiveNotInCycle = (
  periods: readonly PeriodReactive[],
  { tariff, territory }: PeriodRule,
  range: DayRange,
): BillCaution[] =>
  periods
    .filter(({ period, use }) => use?.band && !hasPeriod(range, period, { tariff, territory }))
    .map(({ period, reactive }) => {
      const days = spanishRange(range.firstDay, range.lastDay);
      const message = `Hay ${spanishNumber(reactive ?? 0)} kVArh en P${period}, y ${days} no hay P${period}: se cobran al precio de su cos φ. Revisa el periodo, las fechas o el territorio.`;
      return { code: 'periodNotInCycle', message };
    });
