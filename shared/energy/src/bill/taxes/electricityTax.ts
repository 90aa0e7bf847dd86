import type { LocalDate } from '../../calendar/dates';
import type { ExactNumber } from '../../exact/decimal';
import { isNotVerifiable, type NotVerifiable } from '../../tariff/notVerifiable';
import type { ConfirmedParameter } from '../../tariff/parameterRows';
import type { ParameterTable } from '../../tariff/parameters';
import type { SupplyUse } from '../input';

/** The IEE: the greater of a percentage of the base and a minimum for the energy. */
export interface ElectricityTax {
  readonly byRate: ExactNumber;
  readonly byMinimum: ExactNumber;
  readonly rate: ConfirmedParameter;
  readonly minimum: ConfirmedParameter;
}

/**
 * The tax on electricity for a base, at the rate of the day on which it accrues. The minimum is per
 * MWh, lower for industrial uses. It leaves out the 85 % reduction of intensive industry. Source:
 * Ley 38/1992 art. 99.
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
    readonly on: LocalDate;
  },
): ElectricityTax | readonly NotVerifiable[] {
  const variant = of.use === 'industrial' ? 'industrial' : 'general';
  const rate = table.find({ kind: 'electricityTax' }, of.on);
  const minimum = table.find({ kind: 'electricityTaxMinimum', variant }, of.on);
  if (isNotVerifiable(rate) || isNotVerifiable(minimum)) {
    return [rate, minimum].filter(isNotVerifiable);
  }
  return {
    byRate: of.base.times(rate.value).div(100),
    byMinimum: of.energyMwh.times(minimum.value),
    rate,
    minimum,
  };
}
