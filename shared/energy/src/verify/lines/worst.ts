import { type VerifiedLine, type VerifiedState, verifiedStates } from '../verification';

/** @returns the worst state of some lines; «correcta» of none */
export const worstOf = (lines: readonly Pick<VerifiedLine, 'state'>[]): VerifiedState =>
  lines.reduce<VerifiedState>(
    (worst, { state }) =>
      verifiedStates.indexOf(state) > verifiedStates.indexOf(worst) ? state : worst,
    'correct',
  );
