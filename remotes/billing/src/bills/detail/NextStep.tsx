import type { Bill } from '@vatio/contracts/billing/bills';
import { SectionLink, useHasRole } from '@vatio/platform';
import type { ReactNode } from 'react';
import { type Place, placesOf, placesOfMissing } from '../verification/places';
import { VerifyButton } from '../verification/VerifyButton';

export interface NextStepProps {
  readonly bill: Bill;
  /** The step of a bill that can be claimed. */
  readonly claim: ReactNode;
}

/** The next step after a bill's verdict: its claim, the first place that mends it, or none where all is well. */
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
    return notVerifiable.flatMap(({ reason }) => placesOfMissing(reason, bill, isAdmin))[0];
  }
  if (bill.state !== 'review') return undefined;
  return findings.flatMap(({ code }) => placesOf(code, bill, isAdmin))[0];
}
