import { date, monthInBrief } from '@vatio/ui/format';

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

const isWholeMonth = ({ firstDay, lastDay }: Days) => {
  const next = new Date(lastDay);
  next.setUTCDate(next.getUTCDate() + 1);
  const start = next.toISOString();
  return (
    firstDay.endsWith('-01') &&
    start.slice(8, 10) === '01' &&
    firstDay.slice(0, 7) === lastDay.slice(0, 7)
  );
};

/** «ene 26» of a natural month, else its days. */
export const monthInWords = (range: Days): string =>
  isWholeMonth(range)
    ? monthInBrief(range.firstDay)
    : `${date(range.firstDay)} – ${date(range.lastDay)}`;

/** «1 ene 2026 – 31 dic 2026», «desde el 1 ene 2026» */
export const validityInWords = (from: string, to: string | null): string =>
  to ? `${date(from)} – ${date(to)}` : `desde el ${date(from)}`;
