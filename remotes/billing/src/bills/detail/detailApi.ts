import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Bill } from '@vatio/contracts/billing/bills';
import { HttpError, http } from '@vatio/platform';
import {
  type BillToChange,
  billAddress,
  billKey,
  deleteBill,
  restoreBill,
  useBillAction,
} from '../billApi';

/** One bill, as it is now. */
export const billQuery = (id: string) =>
  queryOptions({
    queryKey: [...billKey, 'one', id],
    queryFn: async ({ signal }) => (await http.get<Bill>(billAddress(id), { signal })).data,
    staleTime: 0,
  });

/** Afterwards lists are read again, and not the bill itself: there is none. */
export function useDeleteBill() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (bill: BillToChange) => deleteBill(bill),
    onSuccess: () => {
      for (const part of ['list', 'totals', 'suppliers']) {
        void cache.invalidateQueries({ queryKey: [...billKey, part] });
      }
    },
    onError: (error, { id }) => {
      if (error instanceof HttpError && error.kind === 'conflict') {
        void cache.invalidateQueries({ queryKey: billQuery(id).queryKey });
      }
    },
  });
}

export const useRestoreBill = () => useBillAction((bill: BillToChange) => restoreBill(bill));
