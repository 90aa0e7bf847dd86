import {
  clockChangeOf,
  type LocalDate,
  localDate,
  quartersOfDay,
  startOfDay,
} from '../../calendar';
import type { Territory } from '../../tariff';

/** The part of a local day that labels need. */
export interface DayClock {
  readonly date: LocalDate;
  readonly startMs: number;
  readonly hours: 23 | 24 | 25;
  /** Local minute of the clock change; 0 on other days. */
  readonly changeMinute: number;
}

/** Ten years; a file of a century is not worth the memory. */
const mostRemembered = 3_660;

const known = new Map<Territory, Map<number, DayClock>>();

function findClock(day: number, territory: Territory): DayClock {
  const date = localDate(day);
  return {
    date,
    startMs: startOfDay(date, territory),
    hours: (quartersOfDay(date, territory) / 4) as 23 | 24 | 25,
    changeMinute: clockChangeOf(date, territory)?.atMinute ?? 0,
  };
}

/** @returns the clock of a day (days since 1970); cached, because points share their days */
export function dayClock(day: number, territory: Territory): DayClock {
  const days = known.get(territory) ?? new Map<number, DayClock>();
  known.set(territory, days);
  const clock = days.get(day) ?? findClock(day, territory);
  if (days.size < mostRemembered) days.set(day, clock);
  return clock;
}
