import { seasonHas } from './clock';
import { type Cycle, line, type PlainLine } from './cycle';
import { type Day, dayOf } from './days';
import {
  decimal,
  type Fraction,
  isMore,
  minus,
  nothing,
  percent,
  plus,
  times,
  whole,
} from './fraction';
import { excessOn } from './prices';

/** Circular 1/2025: by the days of the seasons with the period, and without the factor 2. */
const newRules = dayOf('2025-04-01');

/** The excess of a day; null when its price is unknown. */
function ofDay(cycle: Cycle, period: number, highest: Fraction, day: Day): Fraction | null {
  const { input, powersOn } = cycle;
  const contracted = powersOn(day)[period - 1] ?? nothing;
  // RD 216/2014 art. 8.1: with the PVPC only over 105 %, and then from the contracted power.
  const free = input.powerPrice.kind === 'pvpc' ? percent(105) : whole(1);
  if (!isMore(highest, times(contracted, free))) return nothing;
  const isNew = day >= newRules;
  if (isNew && !seasonHas(input, day, period)) return nothing;
  const price = excessOn('excessDaily', input.tariff, period, day);
  const cost = price && times(minus(highest, contracted), price);
  return cost && (isNew ? cost : times(cost, whole(2)));
}

/** Returns whether energy was used in the hours of a power: P1 of 2.0TD is two periods of energy. */
function isUsed({ input }: Cycle, period: number): boolean {
  const { tariff, energyKwh } = input;
  const isOf = (i: number) => (tariff === '2.0TD' ? (i === 2 ? 2 : 1) : i + 1) === period;
  return energyKwh.some((kwh, i) => isOf(i) && decimal(kwh).n > 0n);
}

/** Points of type 4 and 5 (Circular 3/2020 art. 9.4.b). */
export const excessByMaximeter = (cycle: Cycle): PlainLine[] =>
  cycle.powerPeriods.map((period) => {
    const reading = cycle.input.maximetersKw?.[period - 1] ?? null;
    if (reading === null) return line('excess', period, isUsed(cycle, period) ? null : nothing);
    const highest = decimal(reading);
    // A period that no day's season has is a wrong reading, at no cost.
    const exists = cycle.days.some((day) => seasonHas(cycle.input, day, period));
    const days = (exists ? cycle.days : []).map((day) => ofDay(cycle, period, highest, day));
    const known = days.filter((cost): cost is Fraction => cost !== null);
    return line('excess', period, known.length < days.length ? null : known.reduce(plus, nothing));
  });
