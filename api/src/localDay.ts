import { localZone } from '@vatio/contracts/time';

// The Swedish format is ISO 8601.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: localZone });

/** Today, where the company works: `2026-01-31`. */
export const localDay = (moment: Date): string => format.format(moment);

/** `2026-01-31` → «31/01/2026» */
export const spanishDay = (day: string): string => day.split('-').reverse().join('/');
