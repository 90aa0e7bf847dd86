import { type DayRange, daysIn } from '../../calendar/dates';
import { type Decimal, type DecimalInput, sum, toText } from '../../exact/decimal';
import type { NotVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import type { ByPeriod, Period, Tariff, Territory } from '../../tariff/tariffs';
import type { BillCaution } from '../bill';
import { checkDay, checkEnergy, checkReactive } from '../checkInput';
import { distinctMissing } from '../cost';
import { totalOf, totalText } from '../totals';
import { type PeriodReactive, reactiveByPeriod, reactiveNotInCycle } from './reactive';

/** The two energies of a month or a billing cycle. */
export interface ReactiveMonth {
  readonly range: DayRange;
  readonly energyKwh: ByPeriod<DecimalInput>;
  /** Inductive; null where it is unknown. */
  readonly reactiveKvarh: ByPeriod<DecimalInput | null>;
}

export interface ReactiveSupply {
  readonly tariff: Tariff;
  readonly territory: Territory;
  readonly months: readonly ReactiveMonth[];
}

/** The cost of a period's reactive energy. */
export interface PeriodReactiveCost {
  readonly period: Period;
  /** cos φ with two decimals; null when the reactive energy is unknown. */
  readonly cosPhi: Decimal | null;
  /** Over 33 % of the energy, kVArh; null when it is unknown. */
  readonly excessKvarh: Decimal | null;
  /** The amount in cents, like the line of the bill; null: not verifiable. */
  readonly amountEur: Decimal | null;
  readonly calculation: string;
  readonly missing: readonly NotVerifiable[];
}

/** The sum of a month, of a period or of all; null when a part of it is unknown. */
export interface ReactiveTotal {
  readonly excessKvarh: Decimal | null;
  readonly amountEur: Decimal | null;
}

export interface ReactiveMonthCost extends ReactiveTotal {
  readonly range: DayRange;
  /** The periods from P1 to P5 with consumption. */
  readonly periods: readonly PeriodReactiveCost[];
}

/** The cost of reactive energy. */
export interface ReactiveCost extends ReactiveTotal {
  readonly months: readonly ReactiveMonthCost[];
  readonly byPeriod: readonly (ReactiveTotal & { readonly period: Period })[];
  readonly notVerifiable: readonly NotVerifiable[];
  /** Cautions for a charge in a period that its month does not have. */
  readonly cautions: readonly BillCaution[];
}

function periodCost({ period, use, line }: PeriodReactive): PeriodReactiveCost {
  return {
    period,
    cosPhi: use?.cosPhi ?? null,
    excessKvarh: use && toText(use.excessKvarh),
    amountEur: line.amountEur,
    calculation: line.calculation,
    missing: line.missing,
  };
}

function sumUp(periods: readonly PeriodReactive[]): ReactiveTotal {
  const known = periods.map(({ use }) => use).filter((use) => use !== null);
  const excess = sum(known.map(({ excessKvarh }) => excessKvarh));
  return {
    excessKvarh: known.length === periods.length ? toText(excess) : null,
    amountEur: totalText(totalOf(periods.map(({ line }) => line))),
  };
}

function checkMonth(tariff: Tariff, { range, energyKwh, reactiveKvarh }: ReactiveMonth): void {
  checkDay('range.firstDay', range.firstDay);
  checkDay('range.lastDay', range.lastDay);
  if (daysIn(range) < 1)
    throw new RangeError(`range: it ends on ${range.lastDay}, before it begins`);
  checkEnergy(tariff, energyKwh);
  checkReactive(tariff, reactiveKvarh);
}

/**
 * The cost of the inductive energy of some months, by month and period: P1 to P5 of the six-period tariffs,
 * as in a bill. Source: Circular CNMC 3/2020 art. 9.5 (BOE-A-2020-1066).
 *
 * @returns cos φ, kVArh over 33 % of the energy and euros before taxes; no periods in 2.0TD
 * @throws RangeError that names the field when the input is malformed
 */
export function reactiveCost(
  { tariff, territory, months }: ReactiveSupply,
  parameters: ParameterTable,
): ReactiveCost {
  const found = months.map((month) => {
    checkMonth(tariff, month);
    const periods = reactiveByPeriod({ tariff, ...month }, parameters, month.range);
    const cautions = reactiveNotInCycle(periods, { tariff, territory }, month.range);
    return { range: month.range, periods, cautions };
  });
  const all = found.flatMap(({ periods }) => periods);
  const periods = [...new Set(all.map(({ period }) => period))].sort();
  return {
    ...sumUp(all),
    months: found.map((month) => ({
      range: month.range,
      ...sumUp(month.periods),
      periods: month.periods.map(periodCost),
    })),
    byPeriod: periods.map((period) => ({
      period,
      ...sumUp(all.filter((one) => one.period === period)),
    })),
    notVerifiable: distinctMissing(all.flatMap(({ line }) => line.missing)),
    cautions: found.flatMap(({ cautions }) => cautions),
  };
}
