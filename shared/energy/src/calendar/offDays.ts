import { dayMs, epochDay, type LocalDate } from './dates';

/**
 * National holidays of fixed date that no region can move, and 6 January. Good Friday, a holiday
 * moved to Monday and regional ones are not off. Source: Circular CNMC 3/2020 art. 7.3.
 */
const holidays = new Map([
  ['1-1', 'Año Nuevo'],
  ['1-6', 'Epifanía del Señor'],
  ['5-1', 'Fiesta del Trabajo'],
  ['8-15', 'Asunción de la Virgen'],
  ['10-12', 'Fiesta Nacional de España'],
  ['11-1', 'Todos los Santos'],
  ['12-6', 'Día de la Constitución'],
  ['12-8', 'Inmaculada Concepción'],
  ['12-25', 'Natividad del Señor'],
]);
const isHoliday = new Uint8Array(13 * 32);
for (const key of holidays.keys()) {
  const [month = 0, day = 0] = key.split('-').map(Number);
  isHoliday[month * 32 + day] = 1;
}

/** Day and month of an epoch day, and whether it is off. For loops over many instants. */
export function dayKind(day: number): { readonly month: number; readonly isOff: boolean } {
  const date = new Date(day * dayMs);
  const month = date.getUTCMonth() + 1;
  const weekday = date.getUTCDay();
  const isOff = weekday === 0 || weekday === 6 || isHoliday[month * 32 + date.getUTCDate()] === 1;
  return { month, isOff };
}

/** @returns why a whole day is in the cheapest period («Sábado», «Todos los Santos»), or null */
export function offDayReason(date: LocalDate): string | null {
  const day = new Date(epochDay(date) * dayMs);
  const holiday = holidays.get(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`);
  if (holiday) return holiday;
  if (day.getUTCDay() === 6) return 'Sábado';
  return day.getUTCDay() === 0 ? 'Domingo' : null;
}
