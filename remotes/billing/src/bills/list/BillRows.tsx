import type { BillRow } from '@vatio/contracts/billing/bills';
import { mostClaimedBills } from '@vatio/contracts/billing/claims/claimWords';
import { useHasRole } from '@vatio/platform';
import { ExportMenu } from '@vatio/ui/export';
import { count, number } from '@vatio/ui/format';
import { ActionButton } from '@vatio/ui/layout';
import { BulkBar, RecordRows, useSelection, useShownList } from '@vatio/ui/table';
import { MessageSquareWarning, Trash2 } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { newClaimPath } from '../../common/claimPaths';
import { factOfBill } from '../../common/facts';
import { readBillsOf } from '../billApi';
import { VerifyBills } from '../runs/VerifyBills';
import { useDeleteBills } from './useDeleteBills';

/** A page of bills, and what can be done with those that are ticked. */
export function BillRows({ nothingYet }: { readonly nothingYet: ReactNode }) {
  const { facts, list, query } = useShownList<BillRow>();
  const selection = useSelection(list.filterKey);
  // The tick first, then what can be done with it.
  const ticked = useDeferredValue(selection);
  const ids = [...ticked.ids];
  const canWrite = useHasRole('admin', 'writer');
  const { done, remove } = useDeleteBills();
  return (
    <>
      <RecordRows<BillRow>
        what="las facturas"
        noMatches="Ninguna factura coincide"
        nothingYet={nothingYet}
        factOf={({ id }) => factOfBill(id)}
        selection={selection}
      />
      <BulkBar
        count={ids.length}
        onClear={ticked.clear}
        label={count(ids.length, 'factura seleccionada', 'facturas seleccionadas')}
      >
        {canWrite && (
          <>
            {ids.length <= mostClaimedBills && (
              <Link
                className="btn btn-sm btn-outline-primary d-inline-flex align-items-center gap-1"
                to={newClaimPath(ids)}
              >
                <MessageSquareWarning aria-hidden="true" /> Reclamar
              </Link>
            )}
            <VerifyBills ids={ids} onBegun={ticked.clear} />
            <ActionButton
              look="outline-danger btn-sm"
              busy={done !== undefined && `Borrando: ${number(done)} de ${number(ids.length)}`}
              onClick={() => remove(ids, ticked.clear)}
            >
              <Trash2 aria-hidden="true" /> Borrar
            </ActionButton>
          </>
        )}
        <ExportMenu
          label="Exportar las seleccionadas"
          title="Exportar las seleccionadas"
          fileName="facturas-seleccionadas"
          columns={facts.file.columns}
          readRows={(signal, onProgress) =>
            readBillsOf(ids, String(query.sort), { signal, onProgress })
          }
        />
      </BulkBar>
    </>
  );
}
