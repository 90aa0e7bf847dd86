import type { SupplyPoint } from '@vatio/contracts/company/points';
import { monthField } from '@vatio/contracts/energy-analysis/studyChoices';
import { today } from '@vatio/records/time';
import { windowInWords } from '../studyWords';

const aYear = 12;
/** The number of windows on offer, one a month. */
const offered = 36;

/** @param month `2026-01` @param count of months; before it when negative */
function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** The first month of the last twelve whole months. */
export const lastWindow = (): string => addMonths(today().slice(0, 7), -aYear);

/** A month that a person may have typed into the address: no study begins before 2020. */
export const monthOr = (text: string | null, otherwise: string): string =>
  monthField.safeParse(text).data ?? otherwise;

/** The first and last day with data of a point; null: no data, or unknown. */
export type DaysWithData = Pick<SupplyPoint['data'], 'firstDay' | 'lastDay'>;

/**
 * The windows of twelve months to choose from, the newest first.
 *
 * @param chosen one that is offered anyway
 * @param data leaves out the windows without a day of them
 */
export function windowOptions(chosen: string, data?: DaysWithData) {
  const last = lastWindow();
  const recent = Array.from({ length: offered }, (_, index) => addMonths(last, -index)).filter(
    (month) => isWithData(month, data),
  );
  const months =
    chosen === '' || recent.includes(chosen) ? recent : [...recent, chosen].sort().reverse();
  return months.map((month) => ({ value: month, label: inWords(month) }));
}

function isWithData(firstMonth: string, data: DaysWithData | undefined): boolean {
  if (!data?.firstDay || !data.lastDay) return true;
  const end = addMonths(firstMonth, aYear);
  return data.lastDay.slice(0, 7) >= firstMonth && data.firstDay.slice(0, 7) < end;
}

const inWords = (month: string) =>
  windowInWords({ from: `${month}-01`, to: `${addMonths(month, aYear - 1)}-01` });
