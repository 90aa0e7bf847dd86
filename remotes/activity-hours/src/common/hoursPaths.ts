/** A week, by one of its days; without: this week. */
export const weekPath = (day?: string): string =>
  day ? `/activity-hours?semana=${day}` : '/activity-hours';
export const entriesPath = '/activity-hours/partes';
export const summaryPath = '/activity-hours/resumen';
export const settingsPath = '/activity-hours/ajustes';
/** The entries of a client between two days. */
export const entriesOfClientPath = (
  clientId: string,
  { from, to }: { readonly from: string; readonly to: string },
): string => `${entriesPath}?cliente=${clientId}&desde=${from}&hasta=${to}`;
