export { clientOfPoint } from './clients/ofPointRepository';
export { contractsInForce, contractsOf, type StoredContract } from './contracts/repository';
export {
  bestCurvesOf,
  kwOf,
  quartersIn,
  type StoredQuarters,
  storedQuartersOf,
} from './curve/quarterRepository';
export { lockSupplyPoint, readSupplyPoints } from './points/repository';
export { existingPoint } from './points/subject';
export { readingsBetween, readingsOfPoints, type StoredReading } from './readings/repository';
export { supplyWords } from './supplyWords';
