import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { BillTotals, BillTotalsQuery } from '@vatio/contracts/billing/bills';
import { http } from '@vatio/platform';
import { useReadsClients } from '../useReadsClients';

/** The bills of one client, or of one supply point. */
export type BilledOf = Pick<BillTotalsQuery, 'clientId' | 'supplyPointId'>;

const billedQuery = (of: BilledOf) =>
  queryOptions({
    queryKey: ['bills', 'totals', of],
    queryFn: async ({ signal }) =>
      (await http.get<BillTotals>('bills/totals', { params: of, signal })).data,
  });

/** The sums of these bills; neither data nor loading for people who read no bills. */
export function useBilled(of: BilledOf): UseQueryResult<BillTotals> {
  const readsBills = useReadsClients();
  return useQuery({ ...billedQuery(of), enabled: readsBills });
}
