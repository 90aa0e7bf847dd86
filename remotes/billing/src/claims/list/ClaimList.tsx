import type { ClaimRow } from '@vatio/contracts/billing/claims/claims';
import { EmptyState, Page } from '@vatio/ui/layout';
import { RecordList, RecordRows } from '@vatio/ui/table';
import { MessageSquareWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { billsPath } from '../../bills/billPaths';
import { factOfClaim } from '../../common/facts';
import { BillingToolbar } from '../../common/toolbar';
import { claimListKey, readClaims } from '../claimApi';
import { ClaimSums } from './ClaimSums';
import { useClaimList } from './claimListFacts';

/** The claims: found, filtered, summed, exported. They begin at a bill. */
export function ClaimList() {
  return (
    <Page
      title="Reclamaciones"
      crumbs={[{ label: 'Facturación', to: billsPath }, { label: 'Reclamaciones' }]}
    >
      <RecordList facts={useClaimList()} queryKey={claimListKey} readPage={readClaims}>
        <ClaimSums />
        <BillingToolbar />
        <RecordRows<ClaimRow>
          what="las reclamaciones"
          noMatches="Ninguna reclamación coincide"
          nothingYet={<NoClaims />}
          factOf={({ id }) => factOfClaim(id)}
        />
      </RecordList>
    </Page>
  );
}

const NoClaims = () => (
  <EmptyState
    icon={<MessageSquareWarning />}
    title="Todavía no hay reclamaciones"
    action={
      <Link className="btn btn-primary" to={`${billsPath}?estado=claimable`}>
        Ver las facturas con error reclamable
      </Link>
    }
  >
    Se hacen desde las facturas: abre una con error reclamable, o marca varias del mismo cliente, y
    elige «Reclamar».
  </EmptyState>
);
