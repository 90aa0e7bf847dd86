/** Where the company works: the zone of days, months and hours on screens and in filters. */
export const localZone = 'Europe/Madrid';
