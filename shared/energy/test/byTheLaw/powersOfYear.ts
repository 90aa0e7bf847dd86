import { energyPeriod, localTime, powerPeriod, seasonHas } from './clock';
import { type Day, monthOf } from './days';
import type { Fraction } from './fraction';
import { accessOn, excessOn } from './prices';

/** 2026 of a point in the Peninsula, whose every quarter is known. */
export const quartersOf2026 = 35_040;
const startMs = Date.UTC(2025, 11, 31, 23);
const quarterMs = 900_000;

/** The type by art. 7 of RD 1110/2007, from the highest of some powers. */
export function typeOf(powersKw: readonly number[]): 1 | 2 | 3 | 4 | 5 {
  const highest = Math.max(...powersKw);
  if (highest >= 10_000) return 1;
  if (highest > 450) return 2;
  if (highest > 50) return 3;
  return highest > 15 ? 4 : 5;
}

interface Month {
  readonly days: readonly Day[];
  /** Those of each period, kW. */
  readonly quarters: readonly (readonly number[])[];
}

/** The cost of a year of quarters in a tariff, in doubles: it uses no pricing or search of the engine. */
export interface YearCosts {
  /** The cost of a period's contracted power by the formula of a type of point, euros. */
  readonly power: (period: number, powerKw: number, type: number) => number;
  /** Toll and charge of the energy. */
  readonly energy: () => number;
  readonly highestKw: (period: number) => number;
}

const highestOf = (powers: readonly number[]) => powers.reduce((a, b) => Math.max(a, b), 0);

const euros = (price: Fraction | null): number => {
  if (price === null) throw new Error('2026 has all its prices');
  return Number(price.n) / Number(price.d);
};

interface Clock {
  readonly days: readonly Day[];
  /** The month and the periods of each quarter, from 0. */
  readonly month: Uint8Array;
  readonly power: Uint8Array;
  readonly energy: Uint8Array;
}

const clocks = new Map<string, Clock>();

function clockOf(tariff: string): Clock {
  const known = clocks.get(tariff);
  if (known) return known;
  const place = { tariff, territory: 'peninsula' };
  const days = new Set<Day>();
  const [month, power, energy] = [0, 0, 0].map(() => new Uint8Array(quartersOf2026)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  for (let i = 0; i < quartersOf2026; i++) {
    const { day, hour } = localTime(startMs + i * quarterMs, 'peninsula');
    days.add(day);
    month[i] = monthOf(day) - 1;
    power[i] = powerPeriod(place, day, hour) - 1;
    energy[i] = energyPeriod(place, day, hour) - 1;
  }
  const clock = { days: [...days], month, power, energy };
  clocks.set(tariff, clock);
  return clock;
}

export function costsOf2026(tariff: string, kw: ArrayLike<number>): YearCosts {
  const place = { tariff, territory: 'peninsula' };
  const clock = clockOf(tariff);
  const periods = tariff === '2.0TD' ? 2 : 6;
  const lists = Array.from({ length: 12 }, () =>
    Array.from({ length: periods }, (): number[] => []),
  );
  const energies: number[] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < quartersOf2026; i++) {
    lists[clock.month[i] ?? 0]?.[clock.power[i] ?? 0]?.push(kw[i] ?? 0);
    const of = clock.energy[i] ?? 0;
    energies[of] = (energies[of] ?? 0) + (kw[i] ?? 0) / 4;
  }
  const months: Month[] = lists.map((quarters, i) => ({
    quarters,
    days: clock.days.filter((day) => monthOf(day) === i + 1),
  }));
  const [first = 0] = clock.days;

  const excess = (
    { days: cycle, quarters }: Month,
    period: number,
    powerKw: number,
    type: number,
  ) => {
    const all = quarters[period - 1] ?? [];
    if (type <= 3) {
      const squares = all.reduce((sum, one) => sum + Math.max(0, one - powerKw) ** 2, 0);
      return Math.sqrt(squares) * euros(excessOn('excessMonthly', tariff, period, first));
    }
    const over = Math.max(0, highestOf(all) - powerKw);
    // RD 1110/2007 art. 9: the meter of a small point cuts, so that such powers are none.
    if (type === 5) return over > 0 ? Number.POSITIVE_INFINITY : 0;
    const charged = cycle.filter((day) => seasonHas(place, day, period));
    return over * charged.length * euros(excessOn('excessDaily', tariff, period, first));
  };
  const ofPower = (period: number, powerKw: number, type: number) =>
    powerKw * euros(accessOn('power', tariff, period, first)) +
    months.reduce((sum, month) => sum + excess(month, period, powerKw, type), 0);
  const known = new Map<string, number>();
  return {
    power: (period, powerKw, type) => {
      const name = `${period} ${powerKw} ${type <= 3} ${type === 5}`;
      const cost = known.get(name) ?? ofPower(period, powerKw, type);
      known.set(name, cost);
      return cost;
    },
    energy: () =>
      energies.reduce(
        (sum, kwh, i) => sum + (kwh && kwh * euros(accessOn('energy', tariff, i + 1, first))),
        0,
      ),
    highestKw: (period) =>
      highestOf(months.map(({ quarters }) => highestOf(quarters[period - 1] ?? []))),
  };
}

/** The real cost of these powers: by the type that they make the point. */
export const realCost = (costs: YearCosts, powersKw: readonly number[]): number =>
  powersKw.reduce((sum, power, i) => sum + costs.power(i + 1, power, typeOf(powersKw)), 0);

/**
 * The least of all powers of a grid that do not fall and whose last, the highest, is allowed: each power
 * of each period is tried.
 */
export function leastCost(
  costs: YearCosts,
  grid: readonly number[],
  isAllowed: (highestKw: number) => boolean,
): number {
  const ends = grid.filter(isAllowed);
  const least = ends.map((last) => {
    const type = typeOf([last]);
    const upTo = grid.filter((power) => power <= last);
    // The cheapest of the first periods that end at each power.
    let best = upTo.map(() => 0);
    for (let period = 1; period <= 5; period++) {
      let lowest = Number.POSITIVE_INFINITY;
      best = upTo.map((power, i) => {
        lowest = Math.min(lowest, best[i] ?? 0);
        return lowest + costs.power(period, power, type);
      });
    }
    return Math.min(...best) + costs.power(6, last, type);
  });
  return Math.min(Number.POSITIVE_INFINITY, ...least);
}
