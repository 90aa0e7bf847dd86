import type { Area } from '../../areaKit/area';
import { savingsOfOffers } from './offers/saving';
import { powersOfLeastCost, whyNoPowers } from './studies/calculate';

/** The computations that other threads do for the routes of studies. */
export const studyComputations: NonNullable<Area['computations']> = [
  powersOfLeastCost,
  whyNoPowers,
  savingsOfOffers,
];
