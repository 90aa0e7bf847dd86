export type { ContractInForce, Measured, Neighbour, VerificationContext } from './context';
export { type WholeCycle, wholeCycleOf } from './expected/wholeCycle';
export {
  type IssuedBill,
  type IssuedConcept,
  type IssuedLine,
  type IssuedSegment,
  issuedConcepts,
  type Rectification,
} from './issued';
export { billAsIssued, type RegisteredBill } from './register/billAsIssued';
export { contextOf, type RegisteredContract, type RegisteredSupply } from './register/contextOf';
export { type RegisteredReading, readingsOfBill } from './register/measures';
export {
  type AcceptedAmount,
  type ClaimableAmount,
  type Finding,
  type FindingCode,
  findingCodes,
  type Verification,
  type VerifiedLine,
  type VerifiedState,
  verifiedStates,
} from './verification';
export { verifyBill } from './verifyBill';
