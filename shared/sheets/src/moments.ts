/** A cell shown as a day, a time of day, or both. */
export interface Moment {
  readonly shows: 'date' | 'time' | 'dateTime';
  /** `2026-12-31`; meaningless for a time. */
  readonly day: string;
  /** The second of the day: 0 to 86,399, and 86,400 for a time written as 24:00. */
  readonly second: number;
}

const dayMs = 86_400_000;
const daySeconds = 86_400;
const hourSeconds = 3_600;
const serialOf1970 = 25_569;
/** Days between Excel's two calendars. */
const daysTo1904 = 1_462;

/**
 * @param serial days of Excel's calendar, with the time as their fraction
 * @returns `undefined` for a number that is no day
 */
export function momentOf(
  serial: number,
  shows: Moment['shows'],
  isFrom1904: boolean,
): Moment | undefined {
  // Excel computes with doubles: 07:15 is seldom exact.
  const seconds = Math.round(serial * daySeconds);
  const days = Math.floor(seconds / daySeconds);
  const second = seconds - days * daySeconds;
  if (shows === 'time') {
    // A time of one whole day is its end; the longest day of a year has 25 hours.
    const isEnd = days === 1 && second <= hourSeconds;
    return { shows, day: '', second: isEnd ? seconds : second };
  }
  const date = new Date((days + (isFrom1904 ? daysTo1904 : 0) - serialOf1970) * dayMs);
  if (Number.isNaN(date.getTime())) return undefined;
  const isDay = shows === 'date' && second === 0;
  return { shows: isDay ? 'date' : 'dateTime', day: date.toISOString().slice(0, 10), second };
}

/** A cell of the type «d»: «2026-12-31T07:15:00». */
export function isoMoment(text: string): Moment | undefined {
  const [, day, hour, minute, seconds = '0'] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?.*)?$/.exec(text) ?? [];
  if (!day) return undefined;
  const second = Number(hour ?? 0) * hourSeconds + Number(minute ?? 0) * 60 + Number(seconds);
  return { shows: hour === undefined || second === 0 ? 'date' : 'dateTime', day, second };
}
