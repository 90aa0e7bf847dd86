import { useQuery } from '@tanstack/react-query';
import type { Bill } from '@vatio/contracts/billing/bills';
import type { ClaimRow } from '@vatio/contracts/billing/claims/claims';
import { date, euros } from '@vatio/ui/format';
import { Card, Euros } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { claimPath } from '../common/claimPaths';
import { factOfClaim } from '../common/facts';
import { ClaimBadge } from './ClaimBadge';
import { claimsOfBillQuery } from './claimApi';

/** The claims of a bill; empty without any, or when they cannot be read. */
export function BillClaims({ bill }: { readonly bill: Bill }) {
  const { data } = useQuery(claimsOfBillQuery(bill.id));
  if (!data || data.total === 0) return null;
  return (
    <Card title="Reclamaciones" isWide>
      <ul className="item-list mb-0">
        {data.rows.map((claim) => (
          <li key={claim.id}>
            <Link to={claimPath(claim.id)}>{claim.reference}</Link>
            <div data-fact={`${factOfClaim(claim.id)}:recovered`}>
              <ClaimBadge claim={claim} /> enviada el {date(claim.sentOn)}
              {claim.recoveredEur && `, recuperado ${euros(Number(claim.recoveredEur))}`}
            </div>
            <span className="text-end">
              <strong>
                <Euros fact={`${factOfClaim(claim.id)}:claimed`} eur={claim.claimedEur} />
              </strong>
              <Parts claim={claim} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The parts of a claim's amount that are not this bill's own. */
function Parts({ claim: { id, interestEur, billCount } }: { readonly claim: ClaimRow }) {
  if (!interestEur && billCount === 1) return null;
  return (
    <small className="d-block text-body-secondary">
      {billCount > 1 && `de ${billCount} facturas `}
      {interestEur && (
        <>
          con <Euros fact={`${factOfClaim(id)}:interest`} eur={interestEur} /> de intereses
        </>
      )}
    </small>
  );
}
