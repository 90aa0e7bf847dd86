import type { BillInput } from '../../src/bill';
import { energyPeriod, localTime, powerPeriod } from './clock';
import { type Day, dayOf, daysBetween } from './days';
import { cents, decimal, type Fraction } from './fraction';

export interface PlainLine {
  readonly concept: string;
  readonly period: number;
  /** «11.65»; null: it cannot be known. */
  readonly amount: string | null;
}

/** A line rounded once; null is passed on. */
export const line = (concept: string, period: number, amount: Fraction | null): PlainLine => ({
  concept,
  period,
  amount: amount && cents(amount),
});

/** A quarter of an hour of the whole cycle with its power in W, which a meter counts whole. */
export interface Quarter {
  readonly day: Day;
  readonly energyPeriod: number;
  readonly powerPeriod: number;
  readonly watts: number;
}

export interface Cycle {
  readonly input: BillInput;
  /** The days of the bill. */
  readonly days: readonly Day[];
  /** The days of the whole cycle, when a change has broken it. */
  readonly wholeDays: readonly Day[];
  /** Those with a known power. */
  readonly quarters: readonly Quarter[];
  /** True when a quarter of the bill's days is unknown. */
  readonly hasGaps: boolean;
  /** The contracted powers on a day, kW. */
  readonly powersOn: (day: Day) => readonly Fraction[];
  readonly powerPeriods: readonly number[];
  readonly energyPeriods: readonly number[];
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

function quartersOf(input: BillInput, days: ReadonlySet<Day>): Quarter[] {
  const { quarterDemand: demand, territory } = input;
  const found: Quarter[] = [];
  if (!demand) return found;
  for (let i = 0; i < demand.kw.length; ) {
    const ms = demand.startMs + i * 900_000;
    const { day, hour } = localTime(ms, territory);
    const energy = energyPeriod(input, day, hour);
    const power = powerPeriod(input, day, hour);
    for (let left = 4 - ((ms / 900_000) % 4); left > 0; left--, i++) {
      const kw = demand.kw[i] ?? Number.NaN;
      if (Number.isNaN(kw) || !days.has(day)) continue;
      const watts = Math.round(kw * 1000);
      found.push({ day, energyPeriod: energy, powerPeriod: power, watts });
    }
  }
  return found;
}

/** The quarters of an hour of some days by the clock of a territory. */
function countQuarters(days: readonly Day[], territory: string): number {
  const wanted = new Set(days);
  const start = (days[0] ?? 0) * 86_400_000 - 12 * 3_600_000;
  let count = 0;
  for (let hour = 0; hour < (days.length + 1) * 24; hour++) {
    if (wanted.has(localTime(start + hour * 3_600_000, territory).day)) count += 4;
  }
  return count;
}

export function cycleOf(input: BillInput): Cycle {
  const { readings, brokenCycle, powersKw, powerChanges = [], tariff, territory } = input;
  const days = daysBetween(readings);
  const wholeDays = daysBetween(brokenCycle ?? readings);
  const quarters = quartersOf(input, new Set(wholeDays));
  const sets = [{ from: -Infinity, powersKw }].concat(
    powerChanges.map((change) => ({ from: dayOf(change.from), powersKw: change.powersKw })),
  );
  const exactSets = sets.map((set) => ({ ...set, kw: set.powersKw.map(decimal) }));
  const billed = new Set(days);
  return {
    input,
    days,
    wholeDays,
    quarters,
    hasGaps: quarters.filter(({ day }) => billed.has(day)).length < countQuarters(days, territory),
    powersOn: (day) => exactSets.filter(({ from }) => from <= day).at(-1)?.kw ?? [],
    powerPeriods: numbersTo(tariff === '2.0TD' ? 2 : 6),
    energyPeriods: numbersTo(tariff === '2.0TD' ? 3 : 6),
  };
}
