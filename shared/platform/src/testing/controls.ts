/** A section's tests steer the fake host with these. */
export { changeSession, resetState, state } from './testHost';
