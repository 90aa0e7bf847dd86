import { addDays, monthDays } from '@vatio/energy/calendar';

/**
 * The day of the reading a month after another: from the last day of a month to the last of the
 * next, else to the same day.
 */
export function monthAfter(day: string): string {
  const next = monthDays(addDays(monthDays(day.slice(0, 7)).lastDay, 1).slice(0, 7));
  const sameDay = `${next.firstDay.slice(0, 7)}-${day.slice(8)}`;
  const isLast = day === monthDays(day.slice(0, 7)).lastDay;
  return isLast || sameDay > next.lastDay ? next.lastDay : sameDay;
}

/** The months of some days, 1 to 12, in order. */
export function monthsOf(from: string, to: string): number[] {
  const months: number[] = [];
  for (let day = from; day <= to; day = addDays(monthDays(day.slice(0, 7)).lastDay, 1)) {
    months.push(Number(day.slice(5, 7)));
  }
  return months;
}
