import type { BillQuery } from '@vatio/contracts/billing/bills';
import { mostClaimedBills } from '@vatio/contracts/billing/claimWords';
import { useHasRole } from '@vatio/platform';
import { ExportMenu } from '@vatio/ui/export';
import { count, number } from '@vatio/ui/format';
import { ActionButton, notifyError } from '@vatio/ui/layout';
import { BulkBar, type Selection } from '@vatio/ui/table';
import { MessageSquareWarning, RefreshCw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { newClaimPath } from '../../common/claimPaths';
import { readBillsOf } from '../billApi';
import { mostNamedBills } from '../runs/run';
import { useStartRun } from '../runs/runApi';
import { billExportColumns } from './billColumns';
import { useDeleteBills } from './useDeleteBills';

export interface BillBulkProps {
  readonly selection: Selection;
  /** The query of the list. */
  readonly query: Partial<BillQuery>;
}

/** The actions on the ticked bills. Render it last. */
export function BillBulk({ selection, query }: BillBulkProps) {
  const canWrite = useHasRole('admin', 'writer');
  const ids = [...selection.ids];
  return (
    <BulkBar
      count={ids.length}
      onClear={selection.clear}
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
          <VerifyTicked ids={ids} onBegun={selection.clear} />
          <DeleteTicked ids={ids} onEnd={selection.clear} />
        </>
      )}
      <ExportMenu
        label="Exportar las seleccionadas"
        title="Exportar las seleccionadas"
        fileName="facturas-seleccionadas"
        columns={billExportColumns}
        readRows={(signal, onProgress) => readBillsOf(ids, query.sort, { signal, onProgress })}
      />
    </BulkBar>
  );
}

interface VerifyTickedProps {
  readonly ids: readonly string[];
  readonly onBegun: () => void;
}

function VerifyTicked({ ids, onBegun }: VerifyTickedProps) {
  const start = useStartRun();
  const hintId = useId();
  const isTooMany = ids.length > mostNamedBills;
  return (
    <>
      <ActionButton
        look="primary btn-sm"
        isOff={isTooMany}
        busy={start.isPending && 'Empezando…'}
        {...(isTooMany && { 'aria-describedby': hintId })}
        onClick={() => start.mutate([...ids], { onSuccess: onBegun, onError: notifyError })}
      >
        <RefreshCw aria-hidden="true" /> Verificar de nuevo
      </ActionButton>
      {isTooMany && <span id={hintId}>Como mucho {number(mostNamedBills)} a la vez</span>}
    </>
  );
}

interface DeleteTickedProps {
  readonly ids: readonly string[];
  readonly onEnd: () => void;
}

function DeleteTicked({ ids, onEnd }: DeleteTickedProps) {
  const { done, remove } = useDeleteBills();
  return (
    <ActionButton
      look="outline-danger btn-sm"
      busy={done !== undefined && `Borrando: ${number(done)} de ${number(ids.length)}`}
      onClick={() => remove(ids, onEnd)}
    >
      <Trash2 aria-hidden="true" /> Borrar
    </ActionButton>
  );
}
