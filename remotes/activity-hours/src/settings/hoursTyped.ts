import { formatDuration } from '@vatio/contracts/activityHours/duration';

const typed = /^(\d{1,4})(?:[.,](\d{1,2})|:([0-5]\d))?$/;

/**
 * Hours of a day or a month as people type them: «8», «7,5», «7:30».
 *
 * @returns whole minutes; undefined: they are none
 */
export function minutesTyped(text: string): number | undefined {
  const [isHours, hours, fraction, minutes] = typed.exec(text.trim()) ?? [];
  if (!isHours) return undefined;
  if (minutes) return Number(hours) * 60 + Number(minutes);
  return Math.round(Number(`${hours}.${fraction ?? 0}`) * 60);
}

/** «8», «7:30» */
export const minutesToType = (minutes: number): string =>
  minutes % 60 === 0 ? String(minutes / 60) : formatDuration(minutes);
