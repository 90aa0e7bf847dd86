import type { Bill } from '@vatio/contracts/billing/bills';
import { SectionLink, useHasRole } from '@vatio/platform';
import type { ReactNode } from 'react';
import { worstFirst } from '../verification/FindingList';
import { type Place, placesOf, placesOfMissing } from '../verification/places';
import { VerifyButton } from '../verification/VerifyButton';

export interface NextStepProps {
  readonly bill: Bill;
  /** The step of a bill that can be claimed. */
  readonly claim: ReactNode;
}

/** The next step after a bill's verdict: its claim, or the place that mends it where there is one. */
export function NextStep({ bill, claim }: NextStepProps) {
  const canWrite = useHasRole('admin', 'writer');
  const isAdmin = useHasRole('admin');
  if (!canWrite) return null;
  if (bill.state === 'pending') return <VerifyButton bill={bill} />;
  if (bill.state === 'claimable') return claim;
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
    const places = notVerifiable.flatMap(({ reason }) => placesOfMissing(reason, bill, isAdmin));
    const isOne = new Set(places.map(({ to }) => to)).size === 1;
    return isOne ? places[0] : undefined;
  }
  if (bill.state !== 'review') return undefined;
  // Notes are no reason to look.
  const grave = worstFirst(findings.filter(({ level }) => level !== 'note'));
  return grave.flatMap(({ code }) => placesOf(code, bill, isAdmin))[0];
}
