import { type Decimal, eurText, exact } from '../../exact/decimal';
import type { OfferCost } from './compareOffers';

/**
 * The saving of an offer against the current contract, by component; negative: it costs more. Where the
 * costs add up, so does the difference.
 */
export interface OfferDifference {
  readonly powerEur: Decimal;
  readonly energyEur: Decimal;
  readonly feeEur: Decimal;
  /** Before taxes: of the shown components, so that they add up. */
  readonly subtotalEur: Decimal;
  /** null while the taxes are not verifiable, as the two below. */
  readonly electricityTaxEur: Decimal | null;
  readonly taxEur: Decimal | null;
  readonly totalEur: Decimal | null;
}

/** @returns the difference of the shown figures; null when one of the costs is not verifiable */
export function offerDifference(current: OfferCost, offer: OfferCost): OfferDifference | null {
  const power = less(current.powerEur, offer.powerEur);
  const energy = less(current.energyEur, offer.energyEur);
  const fee = less(current.feeEur, offer.feeEur);
  if (!power || !energy || !fee) return null;
  const subtotal = power.plus(energy).plus(fee);
  const iee = less(current.electricityTaxEur, offer.electricityTaxEur);
  const tax = less(current.taxEur, offer.taxEur);
  const total = less(current.totalEur, offer.totalEur);
  return {
    powerEur: eurText(power),
    energyEur: eurText(energy),
    feeEur: eurText(fee),
    subtotalEur: eurText(subtotal),
    electricityTaxEur: iee && eurText(iee),
    taxEur: tax && eurText(tax),
    totalEur: total && eurText(total),
  };
}

const less = (before: Decimal | null, after: Decimal | null) =>
  before === null || after === null ? null : exact(before).minus(exact(after));
