import { localZone } from '@vatio/contracts/time';

// Swedes write days as ISO 8601 does.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: localZone });

/** The day that it is where the company works: `2026-01-31`. */
export const localDay = (moment: Date): string => format.format(moment);
