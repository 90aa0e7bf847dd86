import { exact } from '../../exact/decimal';
import {
  type ClaimableAmount,
  type VerifiedLine,
  type VerifiedState,
  verifiedStates,
} from '../verification';

type Judged = Pick<VerifiedLine, 'state' | 'adding'>;

/** @returns the worst of some states; «correcta» of none */
const worstOf = (states: readonly VerifiedState[]): VerifiedState =>
  states.reduce(
    (worst, state) =>
      verifiedStates.indexOf(state) > verifiedStates.indexOf(worst) ? state : worst,
    'correct',
  );

/** The state of a bill. An error that others outweigh is no reason to claim. */
export function stateOf(lines: readonly Judged[], { totalEur }: ClaimableAmount): VerifiedState {
  if (exact(totalEur).gt(0)) return 'claimable';
  const isOff = lines.some(
    ({ state, adding }) => state === 'claimable' || adding?.closes === false,
  );
  const others = lines.map(({ state }) => state).filter((state) => state !== 'claimable');
  return worstOf(isOff ? [...others, 'inFavour'] : others);
}
