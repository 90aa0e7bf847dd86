/** Durations as people type and read them, in whole minutes. */

/** The most of an entry, and of all entries of a person's day. */
export const mostMinutes = 1440;

export type ParsedDuration =
  | { readonly minutes: number }
  /** Spanish: what to do instead. */
  | { readonly problem: string };

const nonsense = 'Escribe una duración: 1,5, 1:30, 90m o 1h30';
const tooLong = 'Como mucho 24 h; los minutos se escriben así: 90m';
const longest = 20;

/** «1,5» and «1.5» are hours, also with an «h» behind. */
const decimalHours = /^(\d{1,4})(?:[.,](\d{1,4}))?(?:h|horas?)?$/;
const clock = /^(\d{0,4}):([0-5]\d)$/;
const justMinutes = /^(\d{1,5})(?:m|min|minutos?|')$/;
const hoursAndMinutes = /^(\d{1,4})(?:h|horas?)([0-5]?\d)(?:m|min|minutos?|')?$/;

/**
 * «1,5», «1.5», «1:30», «90m», «1h30», «1h», «45 min»: a number alone is hours.
 *
 * @returns 1 to 1440 minutes, or what is wrong
 */
export function parseDuration(typed: string): ParsedDuration {
  const text = withoutSpaces(typed);
  const isNegative = /^[-−]/.test(text);
  const minutes = minutesIn(isNegative ? text.slice(1) : text);
  if (minutes === undefined) return { problem: nonsense };
  if (isNegative) return { problem: 'No puede ser negativo' };
  if (minutes === 0) return { problem: 'Escribe al menos 1 minuto' };
  return minutes > mostMinutes ? { problem: tooLong } : { minutes };
}

/** People who agree on a budget read «1.000» as a thousand hours. */
const maybeThousands = /^\d+\.\d{3}/;

/**
 * The same of the hours that a day or a month is to have: none, or more than those of a day, will do.
 *
 * @returns whole minutes; undefined: they are none
 */
export function parseHours(typed: string): number | undefined {
  const text = withoutSpaces(typed);
  return maybeThousands.test(text) ? undefined : minutesIn(text);
}

/** Empty, where it is too long for any duration. */
function withoutSpaces(typed: string): string {
  const text = typed.length > longest * 2 ? '' : typed.replace(/\s/g, '').toLowerCase();
  return text.length > longest ? '' : text;
}

function minutesIn(text: string): number | undefined {
  const [isDecimal, whole, fraction = ''] = decimalHours.exec(text) ?? [];
  if (isDecimal) return Math.round(Number(`${whole}.${fraction || 0}`) * 60);
  const [isClock, hours, past] = clock.exec(text) ?? hoursAndMinutes.exec(text) ?? [];
  if (isClock) return Number(hours) * 60 + Number(past);
  const [isMinutes, count] = justMinutes.exec(text) ?? [];
  return isMinutes ? Number(count) : undefined;
}

/** «1:30», as cells and tables show it; sums may be longer than a day. */
export const formatDuration = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** «8», «7:30», as `parseHours` reads it: hours of a day or a month in a field. */
export const formatHours = (minutes: number): string =>
  minutes % 60 === 0 ? String(minutes / 60) : formatDuration(minutes);

/** «1 h 30 min», for sentences. */
export function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`];
  return parts.filter(Boolean).join(' ');
}
