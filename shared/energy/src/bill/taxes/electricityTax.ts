import type { LocalDate } from '../../calendar/dates';
import { type ExactNumber, exact, zero } from '../../exact/decimal';
import { isNotVerifiable, type NotVerifiable } from '../../tariff/notVerifiable';
import type { ConfirmedParameter } from '../../tariff/parameterRows';
import type { ParameterTable } from '../../tariff/parameters';
import { isHighVoltage, type Tariff } from '../../tariff/tariffs';
import type { ReducedTax, SupplyUse } from '../input';

/**
 * The reduction of the base, for the share of the energy that has it. Source: Ley 38/1992 art. 98.1
 * (BOE-A-1992-28741).
 */
export const taxReduction = exact('0.85');
const withoutMinimum: readonly ReducedTax['letter'][] = ['a', 'b', 'c', 'd'];
/** Irrigation, and an industry that uses much electricity. Source: Ley 38/1992 arts. 98.1 and 99.3 (BOE-A-1992-28741). */
const isIndustrialUse = (reducedTax: ReducedTax | undefined) =>
  reducedTax !== undefined && ['e', 'f'].includes(reducedTax.letter);

/** The IEE: the greater of a percentage of the base and a minimum for the energy. */
export interface ElectricityTax {
  /** The base without the reduced part. */
  readonly base: ExactNumber;
  readonly byRate: ExactNumber;
  readonly byMinimum: ExactNumber;
  /** The energy that has a minimum. */
  readonly minimalMwh: ExactNumber;
  readonly rate: ConfirmedParameter;
  readonly minimum: ConfirmedParameter;
}

/**
 * The tax on electricity for a base, at the rate of the day on which it accrues. The minimum is per
 * MWh: lower for industrial uses, which all high voltage and irrigation are, and none for what the
 * industries of letters a to d use in that. Source: Ley 38/1992 arts. 98 and 99 (BOE-A-1992-28741).
 *
 * @param base €: power, energy, excess, reactive and, if it is taxed, bono social
 * @param energyMwh all the energy
 */
export function electricityTax(
  table: ParameterTable,
  of: {
    readonly base: ExactNumber;
    readonly energyMwh: ExactNumber;
    readonly use: SupplyUse;
    readonly tariff: Tariff;
    readonly reducedTax?: ReducedTax;
    readonly on: LocalDate;
  },
): ElectricityTax | readonly NotVerifiable[] {
  const { reducedTax } = of;
  const isIndustrial =
    of.use === 'industrial' || isHighVoltage(of.tariff) || isIndustrialUse(reducedTax);
  const variant = isIndustrial ? 'industrial' : 'general';
  const rate = table.find({ kind: 'electricityTax' }, of.on);
  const minimum = table.find({ kind: 'electricityTaxMinimum', variant }, of.on);
  if (isNotVerifiable(rate) || isNotVerifiable(minimum)) {
    return [rate, minimum].filter(isNotVerifiable);
  }
  const share = reducedTax ? exact(reducedTax.energyPercent).div(100) : zero;
  const reduced = of.base.times(exact(1).minus(share.times(taxReduction)));
  const isFree = reducedTax && withoutMinimum.includes(reducedTax.letter);
  const minimalMwh = isFree ? of.energyMwh.times(exact(1).minus(share)) : of.energyMwh;
  return {
    base: reduced,
    byRate: reduced.times(rate.value).div(100),
    byMinimum: minimalMwh.times(minimum.value),
    minimalMwh,
    rate,
    minimum,
  };
}
