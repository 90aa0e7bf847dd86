import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { BillBadge } from '../BillBadge';

type VerifiedLine = BillVerification['lines'][number];

/** The state of a line. A sum that adds up wrong lines is no error of its own. */
export function LineBadge({ state, adding }: Pick<VerifiedLine, 'state' | 'adding'>) {
  const isWrong = state === 'claimable' || state === 'inFavour';
  return isWrong && adding?.closes ? (
    <span className="badge badge-quiet">Arrastra el error</span>
  ) : (
    <BillBadge state={state} />
  );
}
