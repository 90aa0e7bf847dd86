import type { SupplyPointQuery } from '@vatio/contracts/company/points';
import { ExportMenu, type OnProgress, readAllPages } from '@vatio/ui/export';
import { useReadsClients } from '../../common/useReadsClients';
import { readPointRows } from '../../points/pointApi';
import { pointFileColumns } from '../file/fileColumns';
import { readSupplyPoints } from '../pointApi';
import { pointExportColumns } from '../pointColumns';

/** Pages of the export: the largest that the API gives. */
const pageSize = 1000;

const readAll =
  <Row,>(
    readPage: (
      filter: Partial<SupplyPointQuery>,
      signal: AbortSignal,
    ) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
    query: Partial<SupplyPointQuery>,
  ) =>
  (signal: AbortSignal, onProgress: OnProgress) =>
    readAllPages((page) => readPage({ ...query, page, pageSize }, signal), { signal, onProgress });

/**
 * The list as a file. For whoever reads clients it has the columns of the import, with the NIF and
 * the whole contract in force, so that it can be put right in a sheet or taken elsewhere.
 */
export function PointExport({ query }: { readonly query: Partial<SupplyPointQuery> }) {
  const fileName = 'puntos-de-suministro';
  return useReadsClients() ? (
    <ExportMenu
      fileName={fileName}
      columns={pointFileColumns}
      readRows={readAll(readPointRows, query)}
    />
  ) : (
    <ExportMenu
      fileName={fileName}
      columns={pointExportColumns}
      readRows={readAll(readSupplyPoints, query)}
    />
  );
}
