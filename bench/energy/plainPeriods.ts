/** The period of an instant on the mainland as one writes it down at first: the engine's clock each time. */
const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hourCycle: 'h23',
  weekday: 'short',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
});
const holidays = new Set(['1/1', '6/1', '1/5', '15/8', '12/10', '1/11', '6/12', '8/12', '25/12']);
const seasons = [1, 1, 2, 4, 4, 3, 1, 3, 3, 4, 2, 1];

export function plainPeriod(instantMs: number): number {
  const parts = Object.fromEntries(
    format.formatToParts(instantMs).map(({ type, value }) => [type, value]),
  );
  const hour = Number(parts.hour);
  const isOff =
    parts.weekday === 'Sat' ||
    parts.weekday === 'Sun' ||
    holidays.has(`${Number(parts.day)}/${Number(parts.month)}`);
  if (isOff || hour < 8) return 6;
  const dear = seasons[Number(parts.month) - 1] ?? 1;
  return (hour >= 9 && hour < 14) || (hour >= 18 && hour < 22) ? dear : dear + 1;
}
