import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  PointImport,
  PointImportAnswer,
  PointImportListAnswer,
  PointImportListQuery,
  PointImportUndone,
  PointRowListAnswer,
} from '@vatio/contracts/company/pointImports';
import { http } from '@vatio/platform';
import { clientKey, supplyPointKey } from './keys';
import type { SupplyPointFilter } from './supplyPoints';

const address = 'supply-points/bulk';

/** Says what would become of each row, and writes nothing. */
export const useCheckPoints = () =>
  useMutation({
    mutationFn: async (rows: Omit<PointImport, 'dryRun'>) =>
      (await http.post<PointImportAnswer>(address, { ...rows, dryRun: true })).data,
  });

/** Writes all rows, or none of them. */
export const useImportPoints = () =>
  usePointImportMutation(
    async (rows: Omit<PointImport, 'dryRun'>) =>
      (await http.post<PointImportAnswer>(address, { ...rows, dryRun: false })).data,
  );

/** A page of what was imported, the newest first. */
export const pointImportListQuery = (filter: PointImportListQuery) =>
  queryOptions({
    queryKey: [...supplyPointKey, 'imports', filter],
    queryFn: async ({ signal }) =>
      (await http.get<PointImportListAnswer>(`${address}/imports`, { params: filter, signal }))
        .data,
    placeholderData: keepPreviousData,
  });

/** Takes back what an import made, as far as nobody has used it. */
export const useUndoPointImport = () =>
  usePointImportMutation(
    async (id: string) =>
      (await http.post<PointImportUndone>(`${address}/${encodeURIComponent(id)}/undo`)).data,
  );

/** A page of the list as rows that can be imported again. @throws HttpError */
export const readPointRows = async (filter: SupplyPointFilter, signal: AbortSignal) =>
  (await http.get<PointRowListAnswer>(address, { params: filter, signal })).data;

/** A change of many points and of clients: whatever shows them is read again. */
function usePointImportMutation<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: supplyPointKey });
      void cache.invalidateQueries({ queryKey: clientKey });
    },
  });
}
