import { useQueryClient } from '@tanstack/react-query';
import type { BillListAnswer } from '@vatio/contracts/billing/bills';
import { count } from '@vatio/ui/format';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import { changeEach } from '@vatio/ui/table';
import { useState } from 'react';
import { type BillToChange, billKey, deleteBill, onceDeleted, restoreBill } from '../billApi';

/** Deletes several bills, one after the other: says what was done, offers to take it back, and says what failed. */
export function useDeleteBills() {
  const cache = useQueryClient();
  /** The number already deleted; undefined: no deletion is under way. */
  const [done, setDone] = useState<number>();

  /** Ticks survive pages: the versions of bills of other pages are on the pages that were read. */
  const versionsOf = (ids: readonly string[]): BillToChange[] => {
    const pages = cache.getQueriesData<BillListAnswer>({ queryKey: [...billKey, 'list'] });
    const known = new Map(
      pages.flatMap(([, page]) => page?.rows ?? []).map((row) => [row.id, row]),
    );
    return ids.flatMap((id) => known.get(id) ?? []).map(({ id, version }) => ({ id, version }));
  };

  const bringBack = async (bills: readonly BillToChange[]) => {
    const { failures } = await changeEach(bills, restoreBill);
    await cache.invalidateQueries({ queryKey: billKey });
    for (const failure of failures) notifyError(failure);
  };

  const remove = async (ids: readonly string[], onEnd: () => void) => {
    setDone(0);
    const { changed, failures } = await changeEach(versionsOf(ids), deleteBill, setDone);
    setDone(undefined);
    onEnd();
    await cache.invalidateQueries({ queryKey: billKey });
    for (const failure of failures) notifyError(failure);
    if (changed.length === 0) return;
    const text = count(changed.length, 'factura borrada', 'facturas borradas');
    notifyUndo({ text, onUndo: () => void bringBack(changed.map(onceDeleted)) });
  };

  return { done, remove: (ids: readonly string[], onEnd: () => void) => void remove(ids, onEnd) };
}
