export type { Bill, BillCaution, BillConcept, BillLine, BillTerm, TermUnit } from './bill';
export {
  type ComparedOffers,
  compareOffers,
  type OfferComparison,
  type OfferCost,
} from './compareOffers';
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
export type { Consumption, Offer } from './offer';
export {
  type PeriodReactiveCost,
  type ReactiveCost,
  type ReactiveMonth,
  type ReactiveMonthCost,
  type ReactiveTotal,
  reactiveCost,
} from './reactiveCost';
