import {
  addDays,
  monthDays,
  offDayReason,
  quarterMs,
  quartersOfDay,
  startOfDay,
} from '@vatio/energy/calendar';
import type { Territory } from '@vatio/energy/tariff';

/** The clock of all invented data. */
export const demoTerritory: Territory = 'peninsula';

interface LocalDay {
  /** 1 to 12. */
  readonly month: number;
  readonly kind: 'working' | 'saturday' | 'off';
}

/**
 * The mean power of a quarter of an hour, kW.
 *
 * @param hour on the clock: 8.25 is a quarter past eight
 * @param chance between 0 and 1, looks random and is always the same
 */
export type Load = (day: LocalDay, hour: number, chance: number) => number;

/** The count of a meter on a local day. */
export interface LoadDay {
  readonly date: string;
  /** Local midnight, milliseconds since 1970, UTC. */
  readonly startMs: number;
  /** kWh of each quarter, whole watt-hours. */
  readonly kwh: Float64Array;
}

/** The days of a month of a load. @param month `2026-01` */
export function loadOfMonth(month: string, load: Load): LoadDay[] {
  const { firstDay, lastDay } = monthDays(month);
  const days: LoadDay[] = [];
  for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) {
    const startMs = startOfDay(date, demoTerritory);
    const day: LocalDay = { month: Number(month.slice(5)), kind: kindOf(date) };
    const kwh = new Float64Array(quartersOfDay(date, demoTerritory));
    // A hundred thousand are made while a person waits for the first start.
    for (let quarter = 0; quarter < kwh.length; quarter += 1) {
      const chance = chanceOf(startMs / quarterMs + quarter);
      kwh[quarter] = toWattHours(load(day, quarter / 4, chance) / 4);
    }
    days.push({ date, startMs, kwh });
  }
  return days;
}

/** Meters count whole watt-hours. */
export const toWattHours = (kwh: number): number => Math.round(kwh * 1000) / 1000;

function kindOf(date: string): LocalDay['kind'] {
  if (new Date(date).getUTCDay() === 6) return 'saturday';
  return offDayReason(date) === null ? 'working' : 'off';
}

/** @param n a whole number */
function chanceOf(n: number): number {
  const once = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  const twice = Math.imul(once ^ (once >>> 12), 0x297a2d39);
  return ((twice ^ (twice >>> 15)) >>> 0) / 2 ** 32;
}

/** 0 before and after, 1 in between, with `rise` hours to rise and `fall` hours to fall. */
const during = (hour: number, from: number, to: number, rise = 0.5, fall = rise): number =>
  Math.max(0, Math.min(1, (hour - from) / rise, (to - hour) / fall));

const weather = [0.7, 0.7, 0.3, 0.2, 0.2, 0.7, 1, 0.9, 0.5, 0.2, 0.3, 0.6];

/** Open in the morning and in the evening; a fridge never sleeps. */
export const shopLoad: Load = ({ month, kind }, hour, chance) => {
  const opened =
    kind === 'off' ? 0 : during(hour, 9.5, 14) + (kind === 'working' ? during(hour, 17, 20.75) : 0);
  const used = 1.4 + (weather[month - 1] ?? 0);
  return 0.2 + 0.1 * chance + opened * used * (0.8 + 0.4 * chance);
};

const ovens = { working: 1, saturday: 0.55, off: 0 } as const;

/** Ovens from before dawn; scaled to the maximeter later. */
export const bakeryLoad: Load = ({ kind }, hour, chance) => {
  return 0.12 + (0.68 + 0.2 * chance) * ovens[kind] * during(hour, 4.5, 20.5, 5, 6);
};

/** Two shifts, one on Saturdays; half the mill rests in August. */
export const millLoad: Load = ({ month, kind }, hour, chance) => {
  const shifts = kind === 'off' ? 0 : during(hour, 6, kind === 'saturday' ? 14 : 22);
  const mills = month === 8 ? 70 : 165;
  return 18 + 8 * chance + shifts * mills * (0.85 + 0.3 * chance);
};
