import { contractedNames } from '@vatio/ui/charts';
import { sumOf } from '../../common/values/energy';
import type { ConsumptionRow } from './consumption';

/** The highest power of a period in a month, as exact text. */
export interface Maximum {
  readonly id: string;
  /** «ene · P1» */
  readonly label: string;
  /** «ene», at the middle of its month; otherwise empty. */
  readonly tick: string;
  /** From 0: P1. */
  readonly period: number;
  readonly kw: string;
  /** null: not known. */
  readonly contractedKw: string | null;
  /** '0': it is not over it. */
  readonly overKw: string | null;
}

/** The known maxima of the months, in order. @param nameOf a row on the axis: «ene» */
export const maximaOf = (
  rows: readonly ConsumptionRow[],
  nameOf: (row: ConsumptionRow) => string,
): readonly Maximum[] =>
  rows.flatMap((row) => {
    const maxima = row.potencia.flatMap((kw, period) => (kw === null ? [] : [{ kw, period }]));
    const middle = Math.floor((maxima.length - 1) / 2);
    return maxima.map(({ kw, period }, place) => {
      const contractedKw = row.contractedKw?.[period] ?? null;
      return {
        id: `${row.id} ${period}`,
        label: `${nameOf(row)} · P${period + 1}`,
        tick: place === middle ? nameOf(row) : '',
        period,
        kw,
        contractedKw,
        overKw: contractedKw === null ? null : overOf(kw, contractedKw),
      };
    });
  });

function overOf(kw: string, contractedKw: string): string {
  const over = sumOf([kw, `-${contractedKw}`]);
  return Number(over) > 0 ? over : '0';
}

/** A bar each in the colour of its period, and what is contracted for it. */
export function barsOfMaxima(maxima: readonly Maximum[]) {
  const periods = [...new Set(maxima.map(({ period }) => period))].sort(
    (one, other) => one - other,
  );
  const limits = maxima.map(({ contractedKw }) =>
    contractedKw === null ? null : Number(contractedKw),
  );
  return {
    categories: maxima.map(({ label }) => label),
    ticks: maxima.map(({ tick }) => tick),
    series: periods.map((period) => ({
      name: `P${period + 1}`,
      colour: period,
      values: maxima.map((one) => (one.period === period ? Number(one.kw) : null)),
    })),
    limit: limits.some((kw) => kw !== null) ? { ...contractedNames, values: limits } : undefined,
  };
}
