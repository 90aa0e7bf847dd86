import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { BillTotals } from '@vatio/contracts/billing/bills';
import { useReadsClients } from '../useReadsClients';
import { type BilledOf, billedQuery } from './billedApi';

/** The sums of these bills; neither data nor loading for people who read no bills. */
export function useBilled(of: BilledOf): UseQueryResult<BillTotals> {
  const readsBills = useReadsClients();
  return useQuery({ ...billedQuery(of), enabled: readsBills });
}
