export { reducedTaxInWords } from './auditFacts';
export { clientOfPoint, shareClientsOf } from './clients/ofPointRepository';
export { shareClient } from './clients/repository';
export { type ClientSearch, clientSearchOf, searchedText } from './clients/searchRepository';
export {
  contractsBetween,
  contractsOf,
  contractsOfPoints,
  type StoredContract,
} from './contracts/repository';
export { priceCountProblem } from './contracts/rules';
export { curvesOf } from './curve/curvesRepository';
export {
  bestCurvesOf,
  kwOf,
  quartersIn,
  type StoredQuarters,
} from './curve/quarterRepository';
export { type PointFacts, pointFactsOf } from './points/factsRepository';
export { lockSupplyPoint, lockSupplyPoints, readSupplyPoints } from './points/repository';
export { supplyWords as supplySearchWords } from './points/search';
export { pointsHolding } from './points/searchRepository';
export { existingPoint } from './points/subject';
export { readingsBetween, readingsOfPoints, type StoredReading } from './readings/repository';
export { supplyWords } from './supplyWords';
