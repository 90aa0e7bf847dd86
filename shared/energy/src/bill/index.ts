export type { Bill, BillCaution, BillConcept, BillLine, BillTerm, TermUnit } from './bill';
export { computeBill } from './computeBill';
export type {
  BillInput,
  BillService,
  EnergyPrice,
  PowerPrice,
  Readings,
  ReducedTax,
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
export { offerCautions } from './offers/offerCautions';
export { type OfferDifference, offerDifference } from './offers/offerDifference';
export { offerLines } from './offers/offerLines';
export { offerThatAddsUp } from './offers/offerThatAddsUp';
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
export { indirectTaxOf, type TaxPayer, taxRate } from './taxes/taxRates';
