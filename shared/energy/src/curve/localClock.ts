import { type LocalTime, localTimeOf, startOfDay } from '../calendar/localTime';
import type { Territory } from '../tariff/tariffs';

/** The clock at a supply point, for charts, which know no time zones. */
export const localClock = (territory: Territory) => ({
  startOfDay: (day: string): number => startOfDay(day, territory),
  localTimeOf: (instantMs: number): LocalTime => localTimeOf(instantMs, territory),
});
