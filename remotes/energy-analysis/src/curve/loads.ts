import type { CurveDay } from '@vatio/energy/curve';
import type { ContractedOf } from '@vatio/ui/charts';

/** The load of a day or a month, kW; null: no reading of it is known. */
interface Load {
  readonly highestKw: number | null;
  readonly meanKw: number | null;
  /** The lowest and the highest contracted power of its periods. */
  readonly contractedKw: readonly [lowest: number, highest: number];
  /** The slot that is the furthest over its contracted power, from this to its own; null: none is. */
  readonly over: readonly [fromKw: number, toKw: number] | null;
}

export interface DayLoad extends Load {
  readonly date: string;
}

export interface MonthLoad extends Load {
  readonly month: string;
}

/** The loads from the first known day to the last known. */
export function dayLoads(
  days: readonly CurveDay[],
  contractedOf: ContractedOf,
): readonly DayLoad[] {
  const loads = days.map((day) => loadOf(day, contractedOf));
  const isKnown = ({ meanKw }: DayLoad) => meanKw !== null;
  return loads.slice(loads.findIndex(isKnown), loads.findLastIndex(isKnown) + 1);
}

function loadOf(day: CurveDay, contractedOf: ContractedOf): DayLoad {
  const { date, startMs, kwh, minutes } = day;
  const kw = [...kwh].map((energy) => energy * (60 / minutes));
  const limits = kw.map((_, slot) => contractedOf(startMs + slot * minutes * 60_000) ?? 0);
  const readings = kw.filter((power) => !Number.isNaN(power));
  const all = { date, contractedKw: [Math.min(...limits), Math.max(...limits)] as const };
  if (readings.length === 0) return { ...all, highestKw: null, meanKw: null, over: null };
  const overs = kw.map((power, slot): Load['over'] => [limits[slot] ?? 0, power]);
  return {
    ...all,
    highestKw: Math.max(...readings),
    meanKw: meanOf(readings),
    over: overs.reduce(further, null),
  };
}

/** The natural months of some days. */
export function monthLoads(loads: readonly DayLoad[]): readonly MonthLoad[] {
  const months = [...new Set(loads.map(({ date }) => date.slice(0, 7)))];
  return months.map((month) => {
    const inMonth = loads.filter(({ date }) => date.startsWith(month));
    const highest = inMonth.flatMap(({ highestKw }) => highestKw ?? []);
    const means = inMonth.flatMap(({ meanKw }) => meanKw ?? []);
    const limits = inMonth.flatMap(({ contractedKw }) => contractedKw);
    return {
      month,
      contractedKw: [Math.min(...limits), Math.max(...limits)],
      highestKw: highest.length === 0 ? null : Math.max(...highest),
      meanKw: means.length === 0 ? null : meanOf(means),
      over: inMonth.map(({ over }) => over).reduce(further, null),
    };
  });
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The one of two that is further over; what is not over, or unknown, is none. */
function further(one: Load['over'], other: Load['over']): Load['over'] {
  const distance = (over: Load['over']) => (over ? over[1] - over[0] : 0);
  // An unknown power compares as false.
  return distance(other) > distance(one) ? other : one;
}
