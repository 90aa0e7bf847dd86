export { clientOfPoint, shareClientsOf } from './clients/clients.ofPoint.repository';
export { shareClient } from './clients/clients.repository';
export {
  type ClientSearch,
  clientSearchOf,
  searchedText,
} from './clients/clients.search.repository';
export {
  contractsBetween,
  contractsOf,
  contractsOfPoints,
  type StoredContract,
} from './contracts/contracts.repository';
export { priceCountProblem } from './contracts/rules';
export { curvesOf } from './curve/curve.curves.repository';
export {
  bestCurvesOf,
  kwOf,
  quartersIn,
  type StoredQuarters,
} from './curve/curve.quarter.repository';
export { type PointFacts, pointFactsOf } from './points/points.facts.repository';
export { lockSupplyPoint, lockSupplyPoints, readSupplyPoints } from './points/points.repository';
export { pointsHolding } from './points/points.search.repository';
export { supplyWords as supplySearchWords } from './points/search';
export { existingPoint } from './points/subject';
export {
  readingsBetween,
  readingsOfPoints,
  type StoredReading,
} from './readings/readings.repository';
