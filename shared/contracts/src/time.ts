/** Where the company works: days, months and hours on screens and in filters are of this zone. */
export const localZone = 'Europe/Madrid';
