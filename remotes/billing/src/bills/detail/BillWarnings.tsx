import type { Bill } from '@vatio/contracts/billing/bills';
import { useHasRole } from '@vatio/platform';
import { Link } from 'react-router-dom';
import { factOfBill } from '../../common/facts';
import { editBillPath } from '../billPaths';
import { fieldInWords } from './fieldWords';

/** Inconsistencies within the bill: either a typing error, or issued so. */
export function BillWarnings({ bill: { id, warnings } }: { readonly bill: Bill }) {
  const canWrite = useHasRole('admin', 'writer');
  if (warnings.length === 0) return null;
  return (
    <section className="alert alert-warning" aria-label="Avisos de la factura">
      <p className="mb-1">Comprueba que está escrita como la emitieron:</p>
      <ul className="mb-0">
        {warnings.map(({ field, message }) => (
          <li key={`${field} ${message}`} data-fact={`${factOfBill(id)}:warning:${field}`}>
            {fieldInWords(field)}: {message}.
          </li>
        ))}
      </ul>
      {canWrite && (
        <Link className="d-inline-block mt-2" to={editBillPath(id)}>
          Corregir la factura
        </Link>
      )}
    </section>
  );
}
