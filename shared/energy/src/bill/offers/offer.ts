import type { DayRange, LocalDate } from '../../calendar/dates';
import { daysIn, monthDays, splitByMonth } from '../../calendar/dates';
import { type Decimal, type ExactNumber, exact, sum, zero } from '../../exact/decimal';
import { isNotVerifiable, type NotVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { periodsOf, type Tariff } from '../../tariff/tariffs';
import { amountOf, type Cost } from '../cost';
import { energyCost } from '../energy/energy';
import type { BillInput, EnergyPrice, PowerPrice, ReducedTax } from '../input';
import { powerCost } from '../power';
import { socialDiscount } from '../socialDiscount';
import { type ElectricityTax, electricityTax } from '../taxes/electricityTax';
import { type TaxPayer, taxRate } from '../taxes/taxRates';
import { add, type Total, totalOf } from '../totals';

/** A supplier's offer, or the contract in force. */
export interface Offer {
  readonly name: string;
  readonly energyPrice: EnergyPrice;
  readonly powerPrice: PowerPrice;
  /** A monthly fee, before taxes. */
  readonly monthlyFeeEur?: Decimal;
}

/** The consumption that all offers are simulated with. */
export interface Consumption extends TaxPayer {
  readonly tariff: Tariff;
  /** Usually twelve months. */
  readonly range: DayRange;
  /** The energy of all these days. */
  readonly energyKwh: BillInput['energyKwh'];
  /** The day that sets the tax rates. */
  readonly taxesOn: LocalDate;
  /** The holder's reduction, with any supplier. */
  readonly reducedTax?: ReducedTax;
  /** The supply's voltage, kV; undefined: unknown. */
  readonly voltageKv?: Decimal;
}

/** The cost of an offer, unrounded. */
export interface SimulatedOffer {
  readonly power: Total;
  readonly energy: Total;
  readonly fee: Total;
  /** Power, energy and fee. */
  readonly subtotal: Total;
  readonly electricityTax: Total;
  readonly tax: Total;
  readonly total: Total;
}

const known = (amount: ExactNumber): Total => ({ amount, missing: [] });

function totalOfCosts(costs: readonly Cost[]): Total {
  const missing = costs.flatMap((cost) => cost.missing);
  return { amount: missing.length > 0 ? null : sum(costs.map(amountOf)), missing };
}

/** A whole month counts as one, however many days it has. */
export const monthsIn = (range: DayRange): ExactNumber =>
  sum(
    splitByMonth(range).map((piece) =>
      exact(daysIn(piece)).div(daysIn(monthDays(piece.firstDay.slice(0, 7)))),
    ),
  );

export const energyMwhOf = ({ energyKwh }: Consumption): ExactNumber =>
  sum(energyKwh.map(exact)).div(1000);

/** The IEE of a base, with the reduction that the holder may have. */
export function electricityTaxOf(
  consumption: Consumption,
  base: ExactNumber,
  table: ParameterTable,
): ElectricityTax | readonly NotVerifiable[] {
  const { use, tariff, taxesOn: on, reducedTax } = consumption;
  const energyMwh = energyMwhOf(consumption);
  return electricityTax(table, {
    base,
    energyMwh,
    use,
    tariff,
    on,
    ...(reducedTax && { reducedTax }),
  });
}

function simulateElectricityTax(
  consumption: Consumption,
  base: Total,
  table: ParameterTable,
): Total {
  const tax = electricityTaxOf(consumption, base.amount ?? zero, table);
  if (!('rate' in tax)) return { amount: null, missing: [...base.missing, ...tax] };
  if (base.amount === null) return base;
  return known(tax.byRate.gt(tax.byMinimum) ? tax.byRate : tax.byMinimum);
}

function simulateTax(of: Consumption, base: Total, table: ParameterTable): Total {
  const rate = taxRate(table, of, 'supply', of.taxesOn);
  if (isNotVerifiable(rate)) return { amount: null, missing: [...base.missing, rate] };
  return base.amount ? known(base.amount.times(rate.value).div(100)) : base;
}

/**
 * The cost of the consumption under an offer. It is a bill without excess, reactive energy, bono
 * social or meter, which do not depend on the supplier; like a bill's services, the fee is outside
 * the base of the IEE. With the PVPC of a vulnerable holder the discount is unknown, so the cost is
 * not verifiable.
 */
export function simulateOffer(
  consumption: Consumption,
  offer: Offer,
  table: ParameterTable,
): SimulatedOffer {
  const { tariff, range, powersKw, energyKwh } = consumption;
  const { powerPrice, energyPrice, monthlyFeeEur = '0' } = offer;
  const powers = periodsOf(tariff, 'power').map((period) => {
    const powerKw = powersKw[period - 1] ?? 0;
    return powerCost(table, { tariff, period, powerKw, price: powerPrice }, range);
  });
  const energies = periodsOf(tariff, 'energy')
    .map((period) => ({ period, kwh: energyKwh[period - 1] ?? 0 }))
    .filter(({ kwh }) => exact(kwh).gt(0))
    .map(({ period, kwh }) =>
      energyCost(table, { tariff, period, energyKwh: kwh, price: energyPrice }, range),
    );
  const power = totalOfCosts(powers);
  const energy = totalOfCosts(energies);
  const fee = known(exact(monthlyFeeEur).times(monthsIn(range)));
  const { vulnerability = 'none' } = consumption;
  const discount = socialDiscount({ powerPrice, vulnerability }, table, range);
  const taxed = add([power, energy, totalOf(discount.lines)]);
  const subtotal = add([taxed, fee]);
  const electricityTax = simulateElectricityTax(consumption, taxed, table);
  const base = add([subtotal, electricityTax]);
  const tax = simulateTax(consumption, base, table);
  return { power, energy, fee, subtotal, electricityTax, tax, total: add([base, tax]) };
}
