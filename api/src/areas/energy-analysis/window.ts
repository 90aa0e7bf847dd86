import { addDays, type DayRange, monthDays } from '@vatio/energy/calendar';
import { spanishDay } from '../../localDay';

/** Twelve natural months. @param firstMonth `2026-01` */
export function yearFrom(firstMonth: string): DayRange {
  const { firstDay } = monthDays(firstMonth);
  const [year = '', ...rest] = firstDay.split('-');
  return { firstDay, lastDay: addDays([Number(year) + 1, ...rest].join('-'), -1) };
}

/** «01/01/2026 – 31/12/2026» */
export const inWords = ({ firstDay, lastDay }: DayRange): string =>
  `${spanishDay(firstDay)} – ${spanishDay(lastDay)}`;
