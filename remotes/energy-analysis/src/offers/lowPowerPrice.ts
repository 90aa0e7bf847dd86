import type { StudyOffer } from '@vatio/contracts/energy-analysis/offers';
import { decimalInWords } from '@vatio/ui/format';

/** No toll and charge of the first period is so low in a year: it was probably typed per day or month. */
const lowestEurPerKwYear = 3;

/** That an own price of power is probably not of a year: it is asked, not guessed. */
export function lowPowerPrice({
  powerPricesEurPerKwYear: prices,
}: Pick<StudyOffer, 'powerPricesEurPerKwYear'>): string | null {
  const first = prices?.[0] ?? null;
  if (first === null || Number(first) >= lowestEurPerKwYear) return null;
  return `La potencia de P1 cuesta ${decimalInWords(first)} €/kW·año, menos que sus peajes y cargos: ¿está en €/kW·día o al mes?`;
}
