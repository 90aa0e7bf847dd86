/** A section's tests steer the stand-in host with these. */
export { changeSession, resetState, state } from './testHost';
