import type { LocalDate } from '../calendar/dates';
import { type Decimal, type ExactNumber, exact } from '../exact/decimal';
import { isNotVerifiable } from '../tariff/notVerifiable';
import type { ParameterKind } from '../tariff/parameterRows';
import type { ParameterTable } from '../tariff/parameters';

/** The greater of both counts. */
export interface Tolerance {
  readonly eur: Decimal;
  /** Percent of the computed amount; only of what is measured or estimated. */
  readonly percent: Decimal;
}

/** The most that a bill may be from what is computed, and still be right. */
export interface Tolerances {
  /** Tolerance of a line and of a sum, €: both are computed to the cent. */
  readonly lineEur: Decimal;
  /** Tolerance of excesses that a curve or a meter says, and not the bill. */
  readonly excess: Tolerance;
  /** Tolerance of kWh and of the highest power, against what was measured. */
  readonly measuredPercent: Decimal;
}

/** Those of tables that were made before they had any. */
const before = { lineEur: '0.05', excess: { eur: '0.10', percent: '1.5' }, measured: '2' } as const;

/**
 * The tolerances of the table on a day: a difference of exactly one is none, one of a cent more is.
 *
 * @param on the day on which the taxes of a bill accrue
 */
export function tolerancesOf(table: ParameterTable, on: LocalDate): Tolerances {
  const inTable = (kind: ParameterKind, variant: string, otherwise: Decimal): Decimal => {
    const found = table.find({ kind, variant }, on);
    return isNotVerifiable(found) ? otherwise : found.value;
  };
  return {
    lineEur: inTable('toleranceEur', 'line', before.lineEur),
    excess: {
      eur: inTable('toleranceEur', 'excess', before.excess.eur),
      percent: inTable('tolerancePercent', 'excess', before.excess.percent),
    },
    measuredPercent: inTable('tolerancePercent', 'measured', before.measured),
  };
}

/** The tolerance of an amount that is computed to the cent: no percentage. */
export const exactly = (eur: Decimal): Tolerance => ({ eur, percent: '0' });

/** @returns euros, not rounded */
export function toleranceOf({ eur, percent }: Tolerance, computed: ExactNumber): ExactNumber {
  const [least, share] = [exact(eur), computed.abs().times(percent).div(100)];
  return share.gt(least) ? share : least;
}
