import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type {
  PointImportAnswer,
  PointImportListAnswer,
  PointImportListQuery,
  PointImportUndone,
} from '@vatio/contracts/company/pointImports';
import type { RowImport } from '@vatio/contracts/imports/rows';
import { http } from '@vatio/platform';
import { supplyPointKey } from '../common/keys';
import { useSupplyChange } from '../common/supplyChangeApi';

const address = 'point-imports';

const send = (dryRun: boolean) => async (rows: RowImport) =>
  (await http.post<PointImportAnswer>(address, { ...rows, dryRun })).data;

/** Says the outcome of each row, and writes nothing. */
export const useCheckPoints = () => useMutation({ mutationFn: send(true) });

/** Writes all rows, or none of them. */
export const useImportPoints = () => useSupplyChange(send(false));

/** A page of the imports, the newest first. */
export const pointImportListQuery = (filter: PointImportListQuery) =>
  queryOptions({
    queryKey: [...supplyPointKey, 'imports', filter],
    queryFn: async ({ signal }) =>
      (await http.get<PointImportListAnswer>(address, { params: filter, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Removes what an import created, as far as nobody has used it. */
export const useUndoPointImport = () =>
  useSupplyChange(
    async (id: string) =>
      (await http.post<PointImportUndone>(`${address}/${encodeURIComponent(id)}/undo`)).data,
  );
