import type { Bill } from '@vatio/contracts/billing/bills';
import { useHasRole } from '@vatio/platform';
import { Euros } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { claimPath, settleClaimPath } from '../../common/claimPaths';
import { factOfBill } from '../../common/facts';
import { billPath } from '../billPaths';

/** Bills that this bill replaces or cancels, and those that replace or cancel it. */
export function RelatedBills({ bill }: { readonly bill: Bill }) {
  const { kind, rectifies, rectified, rectifiedBy, counts } = bill;
  if (kind === 'ordinary' && rectifiedBy.length === 0) return null;
  return (
    <div className="alert alert-info">
      {kind !== 'ordinary' && (
        <p className="mb-0">
          {kind === 'replaces' ? 'Sustituye a la factura ' : 'Anula la factura '}
          {rectified ? (
            <BillLink bill={rectified} />
          ) : (
            <>
              <bdi>{rectifies}</bdi>, que no está registrada: regístrala para poder compararlas
            </>
          )}
          .
        </p>
      )}
      {rectified?.openClaim && <OpenClaim bill={bill} claim={rectified.openClaim} />}
      {rectifiedBy.map((other) => (
        <p key={other.id} className="mb-0">
          {other.kind === 'replaces' ? 'La sustituye la factura ' : 'La anula la factura '}
          <BillLink bill={other} />.
        </p>
      ))}
      {!counts && <p className="mb-0">No cuenta en las sumas.</p>}
    </div>
  );
}

type Rectified = NonNullable<Bill['rectified']>;

interface OpenClaimProps {
  readonly bill: Bill;
  readonly claim: NonNullable<Rectified['openClaim']>;
}

/** This bill may be the answer to a claim: its form is one click away, with the difference in it. */
function OpenClaim({ bill, claim }: OpenClaimProps) {
  const { id, reference, refundEur } = claim;
  const canWrite = useHasRole('admin', 'writer');
  return (
    <p className="mb-0">
      Sigue abierta su reclamación <Link to={claimPath(id)}>{reference}</Link>
      {refundEur !== null && (
        <>
          ; esta factura devuelve <Euros fact={`${factOfBill(bill.id)}:refund`} eur={refundEur} />{' '}
          de lo reclamado
        </>
      )}
      . {canWrite && <Link to={settleClaimPath(id, refundEur)}>Apuntar la respuesta</Link>}
    </p>
  );
}

const BillLink = ({ bill: { id, number } }: { readonly bill: Bill['rectifiedBy'][number] }) => (
  <Link to={billPath(id)}>
    <bdi>{number}</bdi>
  </Link>
);
