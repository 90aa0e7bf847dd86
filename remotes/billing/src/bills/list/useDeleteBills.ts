import { useQueryClient } from '@tanstack/react-query';
import type { BillListAnswer } from '@vatio/contracts/billing/bills';
import { count } from '@vatio/ui/format';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import { changeEach } from '@vatio/ui/table';
import { useState } from 'react';
import * as api from '../billApi';

type Bills = readonly api.BillToChange[];

/** Deletes several bills, one after the other: says what was done, offers to take it back, and says what failed. */
export function useDeleteBills() {
  const cache = useQueryClient();
  /** The number already deleted; undefined: no deletion is under way. */
  const [done, setDone] = useState<number>();

  const afterwards = async (failures: readonly unknown[]) => {
    await cache.invalidateQueries({ queryKey: api.billKey });
    for (const failure of failures) notifyError(failure);
  };
  const bringBack = async (bills: Bills) =>
    afterwards((await changeEach(bills, api.restoreBill)).failures);

  const remove = async (ids: readonly string[], onEnd: () => void) => {
    setDone(0);
    // Ticks survive pages: the versions of bills of other pages are on the pages that were read.
    const pages = cache.getQueriesData<BillListAnswer>({ queryKey: api.billListKey });
    const rows = new Map(pages.flatMap(([, page]) => page?.rows ?? []).map((row) => [row.id, row]));
    const bills = ids.flatMap((id) => rows.get(id) ?? []);
    const { changed, failures } = await changeEach(bills, api.deleteBill, setDone);
    setDone(undefined);
    onEnd();
    await afterwards(failures);
    if (changed.length === 0) return;
    const text = count(changed.length, 'factura borrada', 'facturas borradas');
    notifyUndo({ text, onUndo: () => void bringBack(changed.map(api.onceDeleted)) });
  };
  return { done, remove: (ids: readonly string[], onEnd: () => void) => void remove(ids, onEnd) };
}
