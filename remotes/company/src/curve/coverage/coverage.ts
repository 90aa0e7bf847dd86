import type { CoverageMonth } from '@vatio/contracts/company/curve';
import { number } from '@vatio/ui/format';

export type { CoverageMonth };

/** A month of a strip; `known` is undefined for a month without any data. */
export interface StripMonth {
  readonly month: string;
  readonly known: CoverageMonth | undefined;
  /** It has not begun yet, so no data are missing. */
  readonly isToCome: boolean;
}

/** The twelve months of a year. @param today `2026-12-31` */
export const monthsOfYear = (
  year: string,
  coverage: readonly CoverageMonth[],
  today: string,
): StripMonth[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    const known = coverage.find((one) => one.month === month);
    return { month, known, isToCome: !known && month > today.slice(0, 7) };
  });

/** The years with data, the newest first. */
export const yearsOf = (coverage: readonly CoverageMonth[]): string[] =>
  [...new Set(coverage.map(({ month }) => month.slice(0, 4)))].sort().reverse();

/** «Completo», «Falta 12 % · Estimado 5 %», «Estimado todo», «Sin datos» */
export function coverageInWords(known: CoverageMonth | undefined): string {
  if (!known || known.real + known.estimated === 0) return 'Sin datos';
  const { expected, real, estimated } = known;
  const missing = Math.max(0, expected - real - estimated);
  const words = [
    ...(missing > 0 ? [`Falta ${percent(missing, expected)}`] : []),
    ...(estimated > 0 ? [`Estimado ${percent(estimated, expected)}`] : []),
  ];
  return words.length > 0 ? words.join(' · ') : 'Completo';
}

/** «5 %»: a small part is never 0 %, and only the whole is 100 %. */
function percent(part: number, whole: number): string {
  if (part >= whole) return 'todo';
  const share = Math.round((part / whole) * 100);
  return share < 1 ? '<1\u00a0%' : `${number(Math.min(99, share), 0)}\u00a0%`;
}
