import type { Bill } from '@vatio/contracts/billing/bills';
import { Link } from 'react-router-dom';
import { billPath } from '../billPaths';

/** What this bill replaces or cancels, and what replaces or cancels it. */
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

const BillLink = ({ bill: { id, number } }: { readonly bill: Bill['rectifiedBy'][number] }) => (
  <Link to={billPath(id)}>
    <bdi>{number}</bdi>
  </Link>
);
