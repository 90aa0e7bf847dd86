export { clientOfPoint } from './clients/ofPointRepository';
export { contractsOf } from './contracts/repository';
export { kwOf, type StoredQuarters, storedQuartersOf } from './curve/quarterRepository';
export { lockSupplyPoint, readSupplyPoints } from './points/repository';
export { existingPoint } from './points/subject';
export { readingsBetween } from './readings/repository';
export { supplyWords } from './supplyWords';
