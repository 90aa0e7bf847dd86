import { useQuery } from '@tanstack/react-query';
import { ActionButton, notifyError } from '@vatio/ui/layout';
import { RefreshCw } from 'lucide-react';
import { billTotalsQuery } from '../billApi';
import { useStartRun } from '../runs/runApi';

/**
 * Verifies every pending bill of the register, whatever the list shows. Without any it is hidden, but its
 * space is kept, so that its late appearance moves no other element.
 */
export function VerifyPending() {
  const start = useStartRun();
  const { data } = useQuery(billTotalsQuery({}));
  const pending = data?.states.find(({ state }) => state === 'pending')?.bills ?? 0;
  return (
    <div style={pending === 0 ? { visibility: 'hidden' } : undefined}>
      <ActionButton
        look="outline-primary"
        busy={start.isPending && 'Empezando…'}
        onClick={() => start.mutate(null, { onError: notifyError })}
      >
        <RefreshCw aria-hidden="true" /> Verificar las pendientes
      </ActionButton>
    </div>
  );
}
