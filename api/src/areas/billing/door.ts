export { recoveredByClient } from './claims/claims.recovered.repository';
