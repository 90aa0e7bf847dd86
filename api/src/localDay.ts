export { localDay } from '@vatio/records/time';

/** `2026-01-31` → «31/01/2026» */
export const spanishDay = (day: string): string => day.split('-').reverse().join('/');
