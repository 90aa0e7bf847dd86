import type { LocalDate } from '../../calendar';
import { mostKwhPerHour } from '../columns/shape';
import { fatal } from '../problems';
import type { FileProblem } from '../types';

/** Headers of the columns that an interval's problems name. */
export interface ColumnTitles {
  readonly label: string;
  readonly consumed: string;
}

const mostInWords = String(mostKwhPerHour).replace(/\B(?=(\d{3}){1,12}$)/g, '.');
const spanishDate = (date: LocalDate) => date.split('-').reverse().join('/');
const spanishNumber = (value: number): string => String(value).replace('.', ',');

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** An interval in a problem: its day, its label in minutes and its given value. */
export interface Interval {
  readonly line: number;
  readonly date: LocalDate;
  readonly minute: number;
  readonly kwh: number;
}

const about = (
  severity: 'error' | 'warning',
  code: string,
  { line }: Interval,
  column: string,
  value: string,
  message: string,
): FileProblem => ({ severity, code, line, column, value, message });

export function conflict(at: Interval, otherLine: number, { consumed }: ColumnTitles) {
  const value = spanishNumber(at.kwh);
  return about(
    'error',
    'conflict',
    at,
    consumed,
    value,
    `La línea ${otherLine} ya da otro valor para el ${spanishDate(at.date)} a las ${timeOf(at.minute)}, y aquí pone ${value} kWh: deja solo la línea que vale.`,
  );
}

export function realPreferred(at: Interval, otherLine: number, { consumed }: ColumnTitles) {
  return about(
    'warning',
    'real-preferred',
    at,
    consumed,
    spanishNumber(at.kwh),
    `La línea ${otherLine} da otro valor para el ${spanishDate(at.date)} a las ${timeOf(at.minute)}, y una de las dos es estimada: se ha contado la real, aquí y en las demás horas.`,
  );
}

/** Most hours have two values: reactive energy between active, or two versions of a curve. */
export const manyConflicts = (conflicts: number, line: number): FileProblem =>
  fatal(
    'many-conflicts',
    `Hay ${conflicts} líneas que dan otro valor para una hora que ya lo tenía: quizá hay una línea por magnitud (activa y reactiva) o dos versiones de la curva. Deja solo una lectura por hora y carga otra vez el fichero.`,
    line,
  );

export function tooHigh(at: Interval, { consumed }: ColumnTitles) {
  const value = spanishNumber(at.kwh);
  return about(
    'error',
    'too-high',
    at,
    consumed,
    value,
    `${value} kWh en un intervalo pasa de ${mostInWords} kWh por hora, que ningún punto alcanza: revisa la unidad (kWh o Wh) y el signo decimal.`,
  );
}

export function noSuchHour25(at: Interval, hours: number, { label }: ColumnTitles) {
  return about(
    'error',
    'hour-25',
    at,
    label,
    timeOf(at.minute),
    `El ${spanishDate(at.date)} tiene ${hours} horas y no 25: la hora 25 solo existe el día de octubre en que se atrasa el reloj. Revisa la fecha y la hora.`,
  );
}

export function skippedHour(at: Interval, { label }: ColumnTitles) {
  const value = timeOf(at.minute);
  const fact = `El ${spanishDate(at.date)} se adelanta el reloj y no existe el intervalo de las ${value}`;
  return at.kwh === 0
    ? about('warning', 'skipped-hour', at, label, value, `${fact}: su cero no se ha contado.`)
    : about('error', 'no-such-hour', at, label, value, `${fact}: revisa la hora de la línea.`);
}

export function lateMidnight(at: Interval, { label }: ColumnTitles) {
  return about(
    'warning',
    'late-midnight',
    at,
    label,
    timeOf(0),
    `Las 00:00 del ${spanishDate(at.date)} van detrás de las 23:00 del mismo día: se han leído como sus 24:00, aquí y en los demás días.`,
  );
}

export function mixedResolution(at: Interval, { label }: ColumnTitles) {
  return about(
    'error',
    'mixed-resolution',
    at,
    label,
    timeOf(at.minute),
    `El fichero mezcla horas y cuartos de hora del mismo punto, desde el ${spanishDate(at.date)}: los días que cambian no se han contado. Sepáralos en dos ficheros.`,
  );
}
