import { today } from '@vatio/records/time';
import { monthInWords } from '@vatio/ui/format';
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
const claimableMonths = 60;

/** True for a month, `2026-03`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** The first and the last day of readings of some bills. */
export interface BilledDays {
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * The months to choose from, the newest first: those from the first bill to the last, or of five years
 * while they are unknown.
 *
 * @param value of the URL
 */
export function monthOptions(
  value: string,
  billed: readonly BilledDays[],
): readonly FilterOption[] {
  const last =
    billed
      .map(({ lastDay }) => lastDay)
      .sort()
      .at(-1) ?? today();
  const [first] = billed.map(({ firstDay }) => firstDay).sort();
  const count = first === undefined ? claimableMonths : numberOf(last) - numberOf(first) + 1;
  const [year = 0, latest = 1] = last.split('-').map(Number);
  const months = Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(year, latest - 1 - index)).toISOString().slice(0, 7);
    return { value: month, label: monthInWords(month) };
  });
  return isMonth(value) ? offered(months, value, monthInWords(value)) : months;
}

/** Months are counted from the year 0. */
function numberOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month - 1;
}
