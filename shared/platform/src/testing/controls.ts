/** How a section's tests steer the stand-in host. */
export { changeSession, resetState, state } from './testHost';
