/** A week, by one of its days; without: this week. */
export const weekPath = (day?: string): string =>
  day ? `/activity-hours?semana=${day}` : '/activity-hours';
export const entriesPath = '/activity-hours/partes';
