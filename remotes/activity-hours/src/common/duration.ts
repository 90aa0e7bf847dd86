/** What was typed, in minutes; or why it is no duration, in words that say what to do. */
export type TypedDuration =
  | { readonly minutes: number; readonly problem?: undefined }
  | { readonly minutes?: undefined; readonly problem: string };

/** The longest that one day has room for. */
const dayMinutes = 24 * 60;
/** Text from outside is cut before anything looks at it. */
const maxChars = 20;

const decimal = /^(\d{1,4}(?:[.,]\d{0,4})?|[.,]\d{1,4})h?$/;
const clock = /^(\d{0,3}):([0-5]\d)h?$/;
const minutesOnly = /^(\d{1,5})(?:m|min|minutos)$/;
const hoursAndMinutes = /^(\d{1,3})h([0-5]?\d)(?:m|min)?$/;

/**
 * Reads a duration as people write it: «1,5», «1.5», «1:30», «90m», «1h30».
 *
 * @param text not empty: an empty cell is no duration, and no mistake
 */
export function readDuration(text: string): TypedDuration {
  const typed = text.slice(0, maxChars).toLowerCase().replaceAll(/\s/g, '');
  if (/^[-−]/.test(typed)) return { problem: 'Una duración no puede ser negativa.' };
  const minutes = minutesOf(typed);
  if (minutes === undefined) {
    return {
      problem: `«${text.slice(0, maxChars)}» no es una duración: escribe 1,5, 1:30, 90m o 1h30.`,
    };
  }
  if (minutes === 0) return { problem: 'Cero no se apunta: deja la celda vacía.' };
  if (minutes <= dayMinutes) return { minutes };
  const meant = Number(typed) <= dayMinutes ? ` ¿Querías decir ${typed}m?` : '';
  return { problem: `Un día tiene 24 horas.${meant}` };
}

function minutesOf(typed: string): number | undefined {
  const [, hours] = decimal.exec(typed) ?? [];
  if (hours !== undefined) return Math.round(Number(hours.replace(',', '.')) * 60);
  const [, only] = minutesOnly.exec(typed) ?? [];
  if (only !== undefined) return Number(only);
  const [, whole, rest] = clock.exec(typed) ?? hoursAndMinutes.exec(typed) ?? [];
  return rest === undefined ? undefined : Number(whole) * 60 + Number(rest);
}

/** «1:30», as the grid shows it and reads it again. */
export const inClock = (minutes: number): string =>
  `${Math.trunc(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** «1 h 30 min», for sentences. */
export function inWords(minutes: number): string {
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`]
    .filter(Boolean)
    .join(' ');
}
