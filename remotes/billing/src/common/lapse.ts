import { today } from '@vatio/contracts/time';

/** A warning that five years are over comes so many days before. */
const warnedDays = 180;
const dayMs = 86_400_000;

/** How many days are left to claim; negative: it is too late. @param until the last of them */
export const daysToClaim = (until: string): number =>
  Math.round((Date.parse(until) - Date.parse(today())) / dayMs);

/** Too late, or soon. */
export const isLapsing = (until: string): boolean => daysToClaim(until) <= warnedDays;
