import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type {
  PointImportAnswer,
  PointImportListAnswer,
  PointImportListQuery,
  PointImportUndone,
} from '@vatio/contracts/company/imports/pointImports';
import type { RowImport } from '@vatio/contracts/imports/rows';
import { http } from '@vatio/platform';
import { supplyPointKey } from '../common/keys';
import { useSupplyChange } from '../common/supplyChangeApi';

const address = 'point-imports';

const send = (dryRun: boolean) => async (rows: RowImport) =>
  (await http.post<PointImportAnswer>(address, { ...rows, dryRun })).data;

/** Returns the outcome of each row, without writing. */
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

/** Removes the records that an import created, except those already used. */
export const useUndoPointImport = () =>
  useSupplyChange(
    async (id: string) =>
      (await http.post<PointImportUndone>(`${address}/${encodeURIComponent(id)}/undo`)).data,
  );
