export const notADay = 'Escribe la fecha como 05/11/2026';

/** True for a day of the calendar, `2026-01-31`, on which an event of a supply can lie: 1990 to 2100. */
export const isDay = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && text >= '1990' && text < '2101' && isOfCalendar(text);

function isOfCalendar(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** «31/01/2026» */
export const numericDay = (day: string): string => day.split('-').reverse().join('/');

const dayBeforeHour = /^[^:]*(?=[ T]\d{1,2}:)/;

/**
 * «31/01/2026», «31-1-26», «31.1.2026» or `2026-01-31`, perhaps with an hour behind it → `2026-01-31`;
 * undefined: no day of the calendar.
 */
export function writtenDay(text: string): string | undefined {
  const [written] = dayBeforeHour.exec(text.trim()) ?? [text.trim()];
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(written);
  const spanish = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d\d)$/.exec(written);
  const [year = '', month = '', day = ''] = iso?.slice(1) ?? spanish?.slice(1).reverse() ?? [];
  const whole = [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isOfCalendar(whole) ? whole : undefined;
}
