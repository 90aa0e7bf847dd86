import type { LocalDate } from '../calendar/dates';
import { type Decimal, type ExactNumber, exact } from '../exact/decimal';
import { isNotVerifiable } from '../tariff/notVerifiable';
import type { ParameterKind } from '../tariff/parameterRows';
import type { ParameterTable } from '../tariff/parameters';

/** The greater of both counts. */
export interface Tolerance {
  readonly eur: Decimal;
  /** Of the computed amount. */
  readonly percent: Decimal;
}

/** How far a bill may be from what is computed, and still be right. */
export interface Tolerances {
  readonly line: Tolerance;
  /** Excesses of power and reactive energy. */
  readonly excess: Tolerance;
  readonly total: Tolerance;
  /** Of kWh and of the highest power, against what was measured. */
  readonly measuredPercent: Decimal;
}

/** Those of tables that were made before they had any. */
const before = {
  line: { eur: '0.05', percent: '0.5' },
  excess: { eur: '0.10', percent: '1.5' },
  total: { eur: '0.10', percent: '0.5' },
  measured: { percent: '2' },
} as const;

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
  const of = (variant: 'line' | 'excess' | 'total'): Tolerance => ({
    eur: inTable('toleranceEur', variant, before[variant].eur),
    percent: inTable('tolerancePercent', variant, before[variant].percent),
  });
  return {
    line: of('line'),
    excess: of('excess'),
    total: of('total'),
    measuredPercent: inTable('tolerancePercent', 'measured', before.measured.percent),
  };
}

/** @returns euros, not rounded */
export function toleranceOf({ eur, percent }: Tolerance, computed: ExactNumber): ExactNumber {
  const [least, share] = [exact(eur), computed.abs().times(percent).div(100)];
  return share.gt(least) ? share : least;
}
