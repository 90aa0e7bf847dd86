/** The company's time zone: the zone of days, months and hours on screens and in filters. */
export const localZone = 'Europe/Madrid';

// The Swedish format is ISO 8601.
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: localZone });

/** @returns the day of a moment, where the company works: `2026-01-31` */
export const localDay = (moment: Date | number): string => isoDay.format(moment);

/** @returns today, where the company works: `2026-01-31` */
export const today = (): string => localDay(Date.now());
