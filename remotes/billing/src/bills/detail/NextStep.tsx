import type { Bill } from '@vatio/contracts/billing/bills';
import { SectionLink, useHasRole } from '@vatio/platform';
import { MessageSquareWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { newClaimPath } from '../../common/claimPaths';
import { type Place, placesOf, placesOfMissing } from '../verification/places';
import { VerifyButton } from '../verification/VerifyButton';

/** What to do about a bill's verdict: the first place that mends it, or none where all is well. */
export function NextStep({ bill }: { readonly bill: Bill }) {
  const canWrite = useHasRole('admin', 'writer');
  const isAdmin = useHasRole('admin');
  if (!canWrite) return null;
  if (bill.state === 'pending') return <VerifyButton bill={bill} />;
  if (bill.state === 'claimable') {
    return (
      <Link className="btn btn-primary" to={newClaimPath([bill.id])}>
        <MessageSquareWarning aria-hidden="true" /> Reclamar
      </Link>
    );
  }
  const place = placeOf(bill, isAdmin);
  return (
    place && (
      <SectionLink className="btn btn-primary" to={place.to}>
        {place.label}
      </SectionLink>
    )
  );
}

function placeOf(bill: Bill, isAdmin: boolean): Place | undefined {
  const { notVerifiable = [], findings = [] } = bill.verification ?? {};
  if (bill.state === 'notVerifiable') {
    return notVerifiable.flatMap(({ reason }) => placesOfMissing(reason, bill, isAdmin))[0];
  }
  if (bill.state !== 'review') return undefined;
  return findings.flatMap(({ code }) => placesOf(code, bill, isAdmin))[0];
}
