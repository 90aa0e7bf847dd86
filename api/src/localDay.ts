export { localDay } from '@vatio/contracts/time';

/** `2026-01-31` → «31/01/2026» */
export const spanishDay = (day: string): string => day.split('-').reverse().join('/');
