import { useQuery } from '@tanstack/react-query';
import type { Bill } from '@vatio/contracts/billing/bills';
import { useHasRole } from '@vatio/platform';
import { ActionButton, Failure } from '@vatio/ui/layout';
import { RefreshCw } from 'lucide-react';
import { endInWords, isOpen } from '../runs/run';
import { runQuery, useStartRun } from '../runs/runApi';

/** Verifies a bill with the data of now, and says why it could not be done. */
export function VerifyButton({ bill: { id } }: { readonly bill: Bill }) {
  const canWrite = useHasRole('admin', 'writer');
  const start = useStartRun();
  const began = start.data;
  const looked = useQuery({ ...runQuery(began?.id ?? ''), enabled: began !== undefined });
  const run = looked.data ?? began;
  const isBusy = start.isPending || (run !== undefined && isOpen(run) && !looked.isError);
  if (!canWrite) return null;
  return (
    <>
      <ActionButton
        look="primary"
        busy={isBusy && 'Verificando…'}
        onClick={() => start.mutate([id])}
      >
        <RefreshCw aria-hidden="true" /> Verificar de nuevo
      </ActionButton>
      <Failure
        error={start.error ?? looked.error ?? (run?.state === 'failed' && endInWords(run))}
        className="w-100 mb-0"
      />
    </>
  );
}
