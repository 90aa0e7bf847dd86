import { localZone } from '@vatio/records/time';

// The Swedish format is ISO 8601.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: localZone });

/** The day of a moment where the company works: `2026-01-31`. */
export const localDay = (moment: Date): string => format.format(moment);

export const today = (): string => localDay(new Date());
