import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  PointImport,
  PointImportAnswer,
  PointImportListAnswer,
  PointImportListQuery,
  PointImportUndone,
} from '@vatio/contracts/company/pointImports';
import { http } from '@vatio/platform';
import { clientKey, supplyPointKey } from '../common/keys';

const address = 'point-imports';

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
      (await http.get<PointImportListAnswer>(address, { params: filter, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Takes back what an import made, as far as nobody has used it. */
export const useUndoPointImport = () =>
  usePointImportMutation(
    async (id: string) =>
      (await http.post<PointImportUndone>(`${address}/${encodeURIComponent(id)}/undo`)).data,
  );

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
