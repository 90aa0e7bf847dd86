import { dayMs, epochDay, type LocalDate } from './dates';

/**
 * National holidays with a fixed date that no region can move, and 6 January. Good Friday, holidays moved
 * to Monday and regional holidays do not count. Source: Circular CNMC 3/2020 art. 7.3 (BOE-A-2020-1066).
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

/** A holiday counts as a Sunday on any day of the week. */
export type DayType = 'workingDay' | 'saturday' | 'sundayOrHoliday';

function dayTypeOf(date: Date): DayType {
  const weekday = date.getUTCDay();
  const place = (date.getUTCMonth() + 1) * 32 + date.getUTCDate();
  if (weekday === 0 || isHoliday[place] === 1) return 'sundayOrHoliday';
  return weekday === 6 ? 'saturday' : 'workingDay';
}

interface DayKind {
  /** 1 to 12. */
  readonly month: number;
  readonly type: DayType;
}

const kinds = new Map<number, DayKind>();
const mostDays = 50_000;

/** The month and type of an epoch day, for loops over many instants. */
export function dayKind(day: number): DayKind {
  const known = kinds.get(day);
  if (known) return known;
  const date = new Date(day * dayMs);
  const kind = { month: date.getUTCMonth() + 1, type: dayTypeOf(date) };
  if (kinds.size >= mostDays) kinds.clear();
  kinds.set(day, kind);
  return kind;
}

/** @returns the holiday of fixed date that a day is («Todos los Santos»), or null */
export function fixedHoliday(date: LocalDate): string | null {
  const day = new Date(epochDay(date) * dayMs);
  return holidays.get(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`) ?? null;
}

/** @returns why a whole day is in the cheapest period («Sábado», «Todos los Santos»), or null */
export function offDayReason(date: LocalDate): string | null {
  const holiday = fixedHoliday(date);
  if (holiday) return holiday;
  const day = new Date(epochDay(date) * dayMs);
  if (day.getUTCDay() === 6) return 'Sábado';
  return day.getUTCDay() === 0 ? 'Domingo' : null;
}
