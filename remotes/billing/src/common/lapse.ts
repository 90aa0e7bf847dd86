import { today } from '@vatio/records/time';

/** Days before the end of the five years from which a warning is shown. */
const warnedDays = 180;
const dayMs = 86_400_000;

/** The days left to claim; negative: it is too late. @param until the last of them */
export const daysToClaim = (until: string): number =>
  Math.round((Date.parse(until) - Date.parse(today())) / dayMs);

/** Too late, or soon. */
export const isLapsing = (until: string): boolean => daysToClaim(until) <= warnedDays;
