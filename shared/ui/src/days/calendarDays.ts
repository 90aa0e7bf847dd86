const dayMs = 86_400_000;

const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day some days later, or before. */
const addDays = (day: string, count: number): string => isoOf(Date.parse(day) + count * dayMs);

/** The same day some months later, or the last of that month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** The place of a day in its week; Monday is 0. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** The weeks of a day's month, from Monday to Sunday; undefined: a day of another month. */
export function weeksOf(day: string): readonly (readonly (string | undefined)[])[] {
  const month = day.slice(0, 7);
  const monday = addDays(`${month}-01`, -weekdayOf(`${month}-01`));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const one = addDays(monday, week * 7 + index);
      return one.startsWith(month) ? one : undefined;
    }),
  );
  return weeks.filter((week) => week.some(Boolean));
}

/** The day to which a key leads; undefined: the key leads nowhere. */
export function dayByKey(day: string, key: string, isYear: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, isYear ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isYear ? 12 : 1);
    default:
      return undefined;
  }
}
