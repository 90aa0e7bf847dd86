import { offerName } from '@vatio/contracts/energy-analysis/offerWords';
import type { PromisedOffer, StudyPromise } from '@vatio/contracts/energy-analysis/presentations';
import { date, euros } from '@vatio/ui/format';

/** The saving that a study counts with an offer, or without any. */
export interface Counted {
  readonly promise: StudyPromise;
  /** null: none counts. */
  readonly offer: PromisedOffer | null;
}

/** The recommended offer, as far as it counts. */
export const recommendedIn = ({ offers }: StudyPromise): PromisedOffer | null =>
  offers.find(({ isRecommended, savingEur }) => isRecommended && savingEur !== null) ?? null;

/** «ahorra 43,05 €», «cuesta 12,00 € más» */
const savesInWords = (eur: number): string =>
  eur < 0 ? `cuesta ${euros(-eur)} más` : `ahorra ${euros(eur)}`;

/** The sum: «3.612,98 €», «12,00 € de más». */
const sumInWords = (eur: number): string => (eur < 0 ? `${euros(-eur)} de más` : euros(eur));

/**
 * «Cuenta la oferta X (ahorra 3.569,93 € al año) y el cambio de potencia (43,05 €): 3.612,98 € al año,
 * sin impuestos.»
 */
export function countsInWords({ promise: { powerSavingEur }, offer }: Counted): string {
  const power = powerSavingEur === null ? null : Number(powerSavingEur);
  if (offer === null || offer.savingEur === null || offer.wholeEur === null) {
    if (power === null) return 'No cuenta ningún ahorro: ni el de una oferta ni el de la potencia.';
    if (power <= 0)
      return 'No cuenta ningún ahorro: las potencias de ahora ya son las más baratas.';
    return `Cuenta solo el cambio de potencia: ${euros(power)} al año, sin impuestos.`;
  }
  const name = `Cuenta la oferta ${offerName(offer)}`;
  const saves = savesInWords(Number(offer.savingEur));
  if (power === null) return `${name}: ${saves} al año, sin impuestos.`;
  if (power <= 0) {
    return `${name}: ${saves} al año, sin impuestos. Las potencias de ahora ya son las más baratas.`;
  }
  const whole = sumInWords(Number(offer.wholeEur));
  return `${name} (${saves} al año) y el cambio de potencia (${euros(power)}): ${whole} al año, sin impuestos.`;
}

/** The warnings before that counts: the best offer is left out, or the one that counts has expired. */
export function warningsOf({ promise, offer }: Counted): readonly string[] {
  const [best] = promise.offers;
  const saving = Number(best?.savingEur ?? 0);
  const isLeftOut =
    best !== undefined && saving > Math.max(0, Number(offer?.savingEur ?? 0)) && best !== offer;
  return [
    ...(isLeftOut && offer
      ? [`No es la que más ahorra: ${offerName(best)} ahorra ${euros(saving)} al año.`]
      : []),
    ...(isLeftOut && !offer
      ? [`${offerName(best)} ahorraría ${euros(saving)} al año, y no cuenta.`]
      : []),
    ...(offer?.isExpired ? [`${expiredInWords(offer)}: pide que la renueven.`] : []),
  ];
}

/** «Caducó el 31/12/2026» */
export const expiredInWords = ({ validUntil }: PromisedOffer): string =>
  `Caducó el ${date(validUntil ?? '')}`;

/** An answer to which offer counts: «Energía C: ahorra 3.569,93 € al año; con la potencia, 3.612,98 €». */
export function answerInWords({ promise: { powerSavingEur }, offer }: Counted): string {
  const power = Number(powerSavingEur ?? 0);
  if (offer === null) {
    return power > 0
      ? `Ninguna: solo las potencias (${euros(power)})`
      : 'Ninguna: no cuenta ningún ahorro';
  }
  if (offer.savingEur === null || offer.wholeEur === null) return offerName(offer);
  const saves = `${offerName(offer)}: ${savesInWords(Number(offer.savingEur))} al año`;
  return power > 0 ? `${saves}; con la potencia, ${sumInWords(Number(offer.wholeEur))}` : saves;
}
