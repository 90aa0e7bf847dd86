import { today } from '@vatio/records/time';
import type { FilterOption } from '@vatio/ui/table';

/** A URL value that is not among the options is a filter all the same. */
export function offered(
  options: readonly FilterOption[],
  value: string,
  label = value,
): readonly FilterOption[] {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return isKnown ? options : [{ value, label }, ...options];
}

/** The number of months, back from this one, that a client can claim for. */
const offeredMonths = 60;

const monthName = new Intl.DateTimeFormat('es-ES', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** True for a month, `2026-03`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** The months to choose from, the newest first. @param value of the URL */
export function monthOptions(value = ''): readonly FilterOption[] {
  const [year = 0, month = 1] = today().split('-').map(Number);
  const months = Array.from({ length: offeredMonths }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 - index));
    return { value: first.toISOString().slice(0, 7), label: monthName.format(first) };
  });
  return isMonth(value) ? offered(months, value) : months;
}
