import { addDays, monthDays } from '@vatio/energy/calendar';
import { localDay } from '../localDay';

/** The first of the last twelve whole months: `2025-11`. */
export function lastYearsFirstMonth(now: Date): string {
  let month = localDay(now).slice(0, 7);
  for (let back = 0; back < 12; back++) {
    month = addDays(monthDays(month).firstDay, -1).slice(0, 7);
  }
  return month;
}
