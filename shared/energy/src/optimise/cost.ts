import type { DayRange } from '../calendar/dates';
import {
  type Decimal,
  type DecimalInput,
  type ExactNumber,
  eurText,
  exact,
  sum,
  toText,
  zero,
} from '../exact/decimal';
import type { ParameterTable } from '../tariff/parameters';
import { type ByPeriod, type Period, periodsOf } from '../tariff/tariffs';
import { checkPriceable } from './check';
import { excessEur } from './excess';
import { type PricedStudy, priceStudy } from './pricedStudy';
import { isStudyRefusal, refusal, type StudyRefusal } from './refusal';
import { pricedBySide } from './regimes/across';
import type { PowerStudy } from './study';

/**
 * Euros, without taxes. Each figure is rounded to cents by itself, so the parts of a total may
 * differ from it by some cents.
 */
export interface CostParts {
  /** Contracted power. */
  readonly fixedEur: Decimal;
  readonly excessEur: Decimal;
  readonly totalEur: Decimal;
}

export interface MonthCost extends CostParts {
  readonly range: DayRange;
  readonly periods: ByPeriod<CostParts>;
}

/** The cost of some powers in the window of a study; for a year, when annualised. */
export interface PowerCost extends CostParts {
  readonly powersKw: ByPeriod<Decimal>;
  /**
   * Only for powers of another tariff, and included in their total: toll and charge of the energy there
   * less those of now; negative: less.
   */
  readonly regulatedEnergyEur?: Decimal;
  /** Over the whole window. */
  readonly periods: ByPeriod<CostParts>;
  readonly months: readonly MonthCost[];
  /** Periods in which the demand would have tripped the supply; only with ICP. */
  readonly trippingPeriods: readonly Period[];
}

interface ExactParts {
  readonly fixed: ExactNumber;
  readonly excess: ExactNumber;
}

/**
 * Drops the last decimals of twelve months' divisions, so that half a cent is rounded up here as in the
 * line of a bill, which divides once.
 */
const settled = (amount: ExactNumber) => amount.round(12, 1);

/** @returns the figures in cents */
export const costParts = ({ fixed, excess }: ExactParts): CostParts => ({
  fixedEur: eurText(settled(fixed)),
  excessEur: eurText(settled(excess)),
  totalEur: eurText(settled(fixed.plus(excess))),
});

const total = (parts: readonly ExactParts[]): ExactParts => ({
  fixed: sum(parts.map(({ fixed }) => fixed)),
  excess: sum(parts.map(({ excess }) => excess)),
});

/**
 * @param powersKw as many as the tariff has, above 0
 * @returns their cost; exact, except for the root of the excesses by quarters
 */
export function costOf(
  { study, months, highestKw }: PricedStudy,
  powersKw: ByPeriod<ExactNumber>,
): PowerCost {
  const rows = months.map(({ range, periods }) => {
    const parts = periods.map(({ fixedEurPerKw, excess }, i): ExactParts => {
      const powerKw = powersKw[i] ?? zero;
      return {
        fixed: fixedEurPerKw.times(powerKw),
        excess: sum(excess.map((term) => excessEur(term, powerKw))),
      };
    });
    return { range, parts, all: total(parts) };
  });
  const byPeriod = powersKw.map((_, i) => total(rows.flatMap(({ parts }) => parts[i] ?? [])));
  const all = total(byPeriod);
  const trippingPeriods = periodsOf(study.tariff, 'power').filter(
    (_, i) => study.powerControl === 'icp' && highestKw[i]?.gt(powersKw[i] ?? 0),
  );
  return {
    powersKw: powersKw.map(toText),
    ...costParts(all),
    periods: byPeriod.map(costParts),
    months: rows.map((row) => ({
      range: row.range,
      ...costParts(row.all),
      periods: row.parts.map(costParts),
    })),
    trippingPeriods,
  };
}

/** @returns euros without taxes, or the problems of the powers; kW, P1 first */
export type PowerPricer = (powersKw: ByPeriod<DecimalInput>) => PowerCost | StudyRefusal;

/**
 * Prices any powers of one study, as often as a slider moves, with the formula of the side of 50 kW that
 * they lie on: what does not depend on the powers is worked out once. Formulas and norms: see `powerCost`.
 *
 * @returns the pricer, or why the study has no prices
 * @throws RangeError when a date is no day
 */
export function powerPricer(
  study: PowerStudy,
  parameters: ParameterTable,
): PowerPricer | StudyRefusal {
  const priced = priceStudy(study, parameters);
  if (isStudyRefusal(priced)) return priced;
  const pricedAt = pricedBySide(priced, parameters);
  return (powersKw) => {
    const problems = checkPriceable(study, powersKw);
    if (problems.length > 0) return refusal(...problems);
    const powers = powersKw.map(exact);
    const there = pricedAt(powers);
    return isStudyRefusal(there) ? there : costOf(there, powers);
  };
}

/**
 * The cost that powers would have had. Powers that the tariff forbids (their order, its limits) have a
 * price, too; `checkPowers` reports their problems.
 *
 * Fixed: Σ kW × (toll + charge) × days / days of the year. Excess, types 4 and 5: Σ t_ep × kW over it ×
 * days of seasons with the period; types 1 to 3: Σ t_ep × √Σ kW² of the quarters over it, by billing cycle;
 * up to March 2025 with the factors 2 and K_p. With ICP there is none. Source: Circular CNMC 3/2020 arts.
 * 9.1, 9.2 and 9.4 (BOE-A-2020-1066), since 1 April 2025 as changed by Circular CNMC 1/2025
 * (BOE-A-2025-2044). The type is the one that the powers make it (RD 1110/2007 art. 7, BOE-A-2007-16478):
 * those beyond 50 kW, or up to it, have the formula of there.
 *
 * @param powersKw kW, P1 first
 * @returns euros without taxes, or why there are none
 * @throws RangeError when a date is no day
 */
export function powerCost(
  study: PowerStudy,
  powersKw: ByPeriod<DecimalInput>,
  parameters: ParameterTable,
): PowerCost | StudyRefusal {
  const price = powerPricer(study, parameters);
  return isStudyRefusal(price) ? price : price(powersKw);
}
