import type { Decimal } from '../exact/decimal';
import { spanishNumber } from '../exact/spanish';
import type { ByPeriod } from './tariffs';

/** Typed energy prices, and what is regulated in them. €/kWh, P1 first. */
export interface PricesToDoubt {
  readonly pricesEurPerKwh: ByPeriod<Decimal>;
  /** True when the prices are said to include tolls and charges. */
  readonly includesAtr: boolean;
  /** Toll and charge of each period. */
  readonly accessEurPerKwh: ByPeriod<Decimal>;
}

/** Below it no supplier sells energy, and above it none has sold it without tolls since 2023. */
const plausibleEnergy = { least: 0.02, most: 0.2 } as const;

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/**
 * Doubts that prices are of the stated kind, with tolls and charges inside or without them. A guess from
 * their level, and from whether they fall from period to period as the tolls do; it only warns.
 *
 * @returns Spanish, whole sentences; null when they look like what they are said to be
 */
export function accessCaution(of: PricesToDoubt): string | null {
  const prices = of.pricesEurPerKwh.map(Number);
  const access = of.accessEurPerKwh.map(Number);
  if (prices.length === 0 || prices.length !== access.length) return null;
  const energy = prices.map((price, i) => price - (access[i] ?? 0));
  if (of.includesAtr) {
    const i = energy.findIndex((price) => price < plausibleEnergy.least);
    const [price, toll] = [of.pricesEurPerKwh[i], of.accessEurPerKwh[i]];
    if (!price || !toll) return null;
    return `En P${i + 1} los peajes y cargos cuestan ${spanishNumber(toll)} €/kWh, y el precio es ${spanishNumber(price)}: parece que no los incluye. Si no los incluye y se dice que sí, faltan en el coste.`;
  }
  const isDear = Math.min(...prices) > plausibleEnergy.most;
  const falls = Math.min(...energy) >= plausibleEnergy.least && spread(energy) < spread(prices) / 2;
  if (!isDear && !falls) return null;
  const why = falls
    ? 'Estos precios cambian de un periodo a otro como los peajes y cargos'
    : 'Estos precios son altos para ser solo de la energía';
  return `${why}: parece que ya los incluyen. Si los incluyen y se dice que no, el coste los cuenta dos veces.`;
}
