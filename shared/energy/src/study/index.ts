export { type Completeness, completenessOf, type Finding } from './completeness';
export type { ContractToCompare } from './consumption';
export type { CurveFacts } from './curveFacts';
export { type KeptCalculation, type OfferChoice, offerStudyOf } from './keptStudy';
export {
  type ComparedOffer,
  type ComparedStudy,
  compareStudyOffers,
  type OfferStudy,
  type OfferToCompare,
} from './offerStudy';
export { type PowerOptions, powerStudyOf, usualStepKw } from './powerStudy';
export { type GivenSaving, premiseCaution } from './premiseCaution';
export { type ReactiveLack, reactiveLack } from './reactiveLack';
export type { SnapshotCurve, SnapshotReading, StudySnapshot } from './snapshot';
export { lackOf, type StatedPrices } from './statedPrices';
export { type Stretch, stretchesOf } from './stretches';
export {
  type CostBefore,
  costBefore,
  powerSavingParts,
  savingBesideOffer,
  wholeSaving,
} from './wholeSaving';
export { type YearEnergy, yearEnergyOf } from './yearEnergy';
