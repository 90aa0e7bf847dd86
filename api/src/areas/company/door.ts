export { contractsOf } from './contracts/repository';
export { kwOf, type StoredQuarters, storedQuartersOf } from './curve/quarterRepository';
export { readSupplyPoints } from './points/repository';
export { existingPoint } from './points/subject';
export { readingsBetween } from './readings/repository';
