/** A day as its count since 1 January 1970. */
export type Day = number;

export const dayOf = (text: string): Day => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

const texts = new Map<Day, string>();

/** @returns «2026-10-25» */
export function textOf(day: Day): string {
  const text = texts.get(day) ?? new Date(day * 86_400_000).toISOString().slice(0, 10);
  texts.set(day, text);
  return text;
}

export const yearOf = (day: Day): number => Number(textOf(day).slice(0, 4));
export const monthOf = (day: Day): number => Number(textOf(day).slice(5, 7));

export const daysOfYear = (day: Day): 365 | 366 => (yearOf(day) % 4 === 0 ? 366 : 365);

/** The first reading's day is out, the last one's in. */
export function daysBetween({ from, to }: { readonly from: string; readonly to: string }): Day[] {
  const days: Day[] = [];
  for (let day = dayOf(from) + 1; day <= dayOf(to); day++) days.push(day);
  return days;
}

/**
 * Months are counted from date to date; where the last month has no such day, they end with it (Código
 * Civil art. 5).
 *
 * @returns whether the days from the first to the last are at most `months` months
 */
export function isWithinMonths(first: Day, last: Day, months: number): boolean {
  const [year = 0, month = 0, date = 0] = textOf(first).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(date - 1, lastOfMonth)));
  return last <= end.getTime() / 86_400_000;
}
