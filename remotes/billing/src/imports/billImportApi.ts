import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  BillImportAnswer,
  BillImportListAnswer,
  BillImportListQuery,
  BillImportUndone,
} from '@vatio/contracts/billing/billImports';
import type { RowImport } from '@vatio/contracts/imports/rows';
import { http } from '@vatio/platform';
import { billKey, useBillAction } from '../bills/billApi';
import { runsQuery } from '../bills/runs/runApi';

const address = 'bill-imports';

const send = (dryRun: boolean) => async (rows: RowImport) =>
  (await http.post<BillImportAnswer>(address, { ...rows, dryRun })).data;

/** Returns the outcome of each row, without writing. */
export const useCheckBills = () => useMutation({ mutationFn: send(true) });

/** Writes all rows, or none of them; then the API begins to verify them. */
export function useImportBills() {
  const seeRuns = useSeeRuns();
  return useBillAction(async (rows: RowImport) => {
    const answer = await send(false)(rows);
    seeRuns();
    return answer;
  });
}

/** A verification has started by itself; the register shows it. */
function useSeeRuns() {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: runsQuery.queryKey });
}

/** A page of the imports, the newest first. */
export const billImportListQuery = (filter: BillImportListQuery) =>
  queryOptions({
    queryKey: [...billKey, 'imports', filter],
    queryFn: async ({ signal }) =>
      (await http.get<BillImportListAnswer>(address, { params: filter, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Deletes the bills of an import, except those already worked with. */
export function useUndoBillImport() {
  const seeRuns = useSeeRuns();
  return useBillAction(async (id: string) => {
    const path = `${address}/${encodeURIComponent(id)}/undo`;
    const { data } = await http.post<BillImportUndone>(path);
    seeRuns();
    return data;
  });
}
