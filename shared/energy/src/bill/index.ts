export type { Bill, BillCaution, BillConcept, BillLine, BillTerm, TermUnit } from './bill';
export { type RefundInterest, refundInterest, type UndueAmount } from './claims/refundInterest';
export { computeBill } from './computeBill';
export type {
  BillInput,
  BillService,
  EnergyPrice,
  PowerPrice,
  Readings,
  SocialBonus,
  SupplyUse,
} from './input';
export {
  type ComparedOffers,
  compareOffers,
  type OfferComparison,
  type OfferCost,
} from './offers/compareOffers';
export type { Consumption, Offer } from './offers/offer';
export { type OfferDifference, offerDifference } from './offers/offerDifference';
export { offerLines } from './offers/offerLines';
export {
  bankOf,
  bankSizesKvar,
  neededKvar,
  withBank,
} from './reactive/capacitorBank';
export {
  type PeriodReactiveCost,
  type ReactiveCost,
  type ReactiveMonth,
  type ReactiveMonthCost,
  type ReactiveSupply,
  type ReactiveTotal,
  reactiveCost,
} from './reactive/reactiveCost';
