import { useQuery } from '@tanstack/react-query';
import { mostVerifiedBills } from '@vatio/contracts/billing/billWords';
import { number } from '@vatio/ui/format';
import { ActionButton, notifyError } from '@vatio/ui/layout';
import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { billTotalsQuery } from '../billApi';
import { useStartRun } from './runApi';

export interface VerifyBillsProps {
  readonly ids: readonly string[];
  readonly onBegun: () => void;
}

/** Verifies these bills again. */
export function VerifyBills({ ids, onBegun }: VerifyBillsProps) {
  const start = useStartRun();
  const hintId = useId();
  const isTooMany = ids.length > mostVerifiedBills;
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
      {isTooMany && <span id={hintId}>Como mucho {number(mostVerifiedBills)} a la vez</span>}
    </>
  );
}

/**
 * Verifies every pending bill of the register, whatever the list shows. Without any it is hidden, but its
 * space is kept, so that its late appearance moves no other element; on a phone it joins the line of actions.
 */
export function VerifyPending() {
  const start = useStartRun();
  const { data } = useQuery(billTotalsQuery({}));
  const pending = data?.states.find(({ state }) => state === 'pending')?.bills ?? 0;
  return (
    <ActionButton
      look={`outline-primary ${pending === 0 ? 'invisible d-none d-sm-inline-block' : ''}`}
      isOff={pending === 0}
      busy={start.isPending && 'Empezando…'}
      onClick={() => start.mutate(null, { onError: notifyError })}
    >
      <RefreshCw aria-hidden="true" /> Verificar las pendientes
    </ActionButton>
  );
}
