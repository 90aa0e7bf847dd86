/** A week, by one of its days; without: this week. @param userId whose; without: one's own */
export function weekPath(day?: string, userId?: string): string {
  const asked = new URLSearchParams({
    ...(day && { semana: day }),
    ...(userId && { persona: userId }),
  });
  return asked.size > 0 ? `/activity-hours?${asked}` : '/activity-hours';
}
export const entriesPath = '/activity-hours/partes';
export const summaryPath = '/activity-hours/resumen';
export const settingsPath = '/activity-hours/ajustes';
/** The entries of a client between two days. */
export const entriesOfClientPath = (
  clientId: string,
  { from, to }: { readonly from: string; readonly to: string },
): string => `${entriesPath}?cliente=${clientId}&desde=${from}&hasta=${to}`;
