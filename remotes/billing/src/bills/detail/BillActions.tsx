import type { Bill } from '@vatio/contracts/billing/bills';
import { useHasRole } from '@vatio/platform';
import { ActionButton, MoreActions, notifyError, notifyUndo } from '@vatio/ui/layout';
import { Pencil, Printer, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { onceDeleted } from '../billApi';
import { billsPath, editBillPath } from '../billPaths';
import { useDeleteBill, useRestoreBill } from './detailApi';

/** The actions this person may take on a bill. */
export function BillActions({ bill }: { readonly bill: Bill }) {
  const canWrite = useHasRole('admin', 'writer');
  return (
    <>
      <ActionButton look="outline-primary" onClick={() => window.print()}>
        <Printer aria-hidden="true" /> Imprimir
      </ActionButton>
      {canWrite && (
        <>
          <Link className="btn btn-outline-primary" to={editBillPath(bill.id)}>
            <Pencil aria-hidden="true" /> Editar
          </Link>
          <MoreActions>
            <DeleteBill bill={bill} />
          </MoreActions>
        </>
      )}
    </>
  );
}

/** Deletes at once, with «Deshacer»: the bill can be restored. */
function DeleteBill({ bill: { id, version, number } }: { readonly bill: Bill }) {
  const remove = useDeleteBill();
  const restore = useRestoreBill();
  const navigate = useNavigate();
  const bill = { id, version };
  const onSuccess = () => {
    void navigate(billsPath);
    notifyUndo({
      text: `Factura ${number} borrada`,
      onUndo: () => restore.mutate(onceDeleted(bill), { onError: notifyError }),
    });
  };
  return (
    <ActionButton
      look="outline-danger"
      busy={remove.isPending && 'Borrando…'}
      onClick={() => remove.mutate(bill, { onSuccess, onError: notifyError })}
    >
      <Trash2 aria-hidden="true" /> Borrar
    </ActionButton>
  );
}
