import type { Offer } from '../bill';
import type { Decimal } from '../exact/decimal';
import { type ByPeriod, periodsOf, type Tariff } from '../tariff/tariffs';

/** The prices that a contract or an offer states, perhaps not all; null: it does not state it. */
export interface StatedPrices {
  readonly mode: 'fixed' | 'indexed' | 'pvpc' | 'other';
  /** €/kWh, P1 first. */
  readonly energyPricesEurPerKwh: ByPeriod<Decimal | null> | null;
  /** True when those prices include toll and charge. */
  readonly includesAtr: boolean;
  /** €/kW·año, P1 first; null: the regulated prices. */
  readonly powerPricesEurPerKwYear: ByPeriod<Decimal | null> | null;
  readonly monthlyFeeEur: Decimal | null;
}

const list = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** @returns why a tariff's prices are not whole, in Spanish sentences; none: they can be priced */
export function lackOf(tariff: Tariff, prices: StatedPrices): readonly string[] {
  const { mode, energyPricesEurPerKwh: energy, powerPricesEurPerKwYear: power } = prices;
  const energies = missingIn(energy, periodsOf(tariff, 'energy').length);
  const powers = power ? missingIn(power, periodsOf(tariff, 'power').length) : [];
  const isByHour = mode === 'indexed' || mode === 'pvpc';
  return [
    ...(isByHour && energies.length === periodsOf(tariff, 'energy').length
      ? ['Su precio cambia cada hora y no consta por periodos: no es comparable.']
      : inWords(energies, 'el precio', 'los precios', '')),
    ...inWords(powers, 'el precio', 'los precios', ' de la potencia'),
  ];
}

/** The numbers of the periods without a price. */
const missingIn = (prices: ByPeriod<Decimal | null> | null, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter(
    (period) => (prices?.[period - 1] ?? null) === null,
  );

/** «Falta el precio de P4.», «Faltan los precios de la potencia de P1 y P2.» */
function inWords(periods: readonly number[], one: string, many: string, of: string): string[] {
  if (periods.length === 0) return [];
  const names = list.format(periods.map((period) => `P${period}`));
  return [
    periods.length === 1 ? `Falta ${one}${of} de ${names}.` : `Faltan ${many}${of} de ${names}.`,
  ];
}

/** @returns the prices for the engine; null when one is missing */
export function offerOf(name: string, tariff: Tariff, prices: StatedPrices): Offer | null {
  if (lackOf(tariff, prices).length > 0) return null;
  const { powerPricesEurPerKwYear: own, monthlyFeeEur, mode } = prices;
  const energies = known(prices.energyPricesEurPerKwh ?? [], tariff, 'energy');
  return {
    name,
    energyPrice: { eurPerKwh: energies, includesAtr: prices.includesAtr },
    powerPrice: own
      ? { kind: 'own', eurPerKwYear: known(own, tariff, 'power') }
      : { kind: mode === 'pvpc' ? 'pvpc' : 'regulated' },
    ...(monthlyFeeEur !== null && { monthlyFeeEur }),
  };
}

const known = (prices: ByPeriod<Decimal | null>, tariff: Tariff, term: 'energy' | 'power') =>
  prices.slice(0, periodsOf(tariff, term).length).filter((price) => price !== null);
