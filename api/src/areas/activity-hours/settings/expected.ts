import type { WorkingWeek } from '@vatio/contracts/activity-hours/settings';
import { epochDay } from '@vatio/energy/calendar';
import { holidayName } from '@vatio/energy/claims';

/** Monday: 0. 1 January 1970 was a Thursday. */
const weekdayOf = (date: string) => (epochDay(date) + 3) % 7;

/**
 * The minutes that a day of work has; none on national holidays.
 *
 * @param weeks the latest first
 */
export function expectedMinutes(weeks: readonly WorkingWeek[], date: string): number {
  if (holidayName(date)) return 0;
  const inForce = weeks.find(({ from }) => from <= date) ?? weeks.at(-1);
  return inForce?.minutes[weekdayOf(date)] ?? 0;
}
