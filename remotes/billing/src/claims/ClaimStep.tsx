import { useQuery } from '@tanstack/react-query';
import type { Bill } from '@vatio/contracts/billing/bills';
import { MessageSquareWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { newClaimPath } from '../common/claimPaths';
import { claimsOfBillQuery } from './claimApi';

/** Leads to a new claim of a bill; quietly where the bill has one already. */
export function ClaimStep({ bill }: { readonly bill: Bill }) {
  const { data, isPending } = useQuery(claimsOfBillQuery(bill.id));
  const isClaimed = Boolean(data?.total);
  return (
    <Link
      className={`btn btn-${isClaimed ? 'outline-primary' : 'primary'} ${isPending ? 'invisible' : ''}`}
      to={newClaimPath([bill.id])}
    >
      <MessageSquareWarning aria-hidden="true" /> {isClaimed ? 'Reclamar otra vez' : 'Reclamar'}
    </Link>
  );
}
