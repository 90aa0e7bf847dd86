import { queryOptions } from '@tanstack/react-query';
import type { BillTotals, BillTotalsQuery } from '@vatio/contracts/billing/bills';
import { http } from '@vatio/platform';

/** The bills of one client, or of one supply point. */
export type BilledOf = Pick<BillTotalsQuery, 'clientId' | 'supplyPointId'>;

/** The sums of these bills. */
export const billedQuery = (of: BilledOf) =>
  queryOptions({
    queryKey: ['bills', 'totals', of],
    queryFn: async ({ signal }) =>
      (await http.get<BillTotals>('bills/totals', { params: of, signal })).data,
  });
