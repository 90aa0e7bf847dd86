export { recoveredByClient } from './claims/recoveredRepository';
