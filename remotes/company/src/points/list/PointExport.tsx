import type { SupplyPointQuery } from '@vatio/contracts/company/points';
import { ExportMenu, readAll } from '@vatio/ui/export';
import { useReadsClients } from '../../common/useReadsClients';
import { pointFileColumns } from '../file/fileColumns';
import { readPointRows, readSupplyPoints } from '../pointApi';
import { pointExportColumns } from '../pointColumns';

/**
 * The list as a file. Where the person reads clients, it has the columns of the import, with the NIF and
 * the whole contract in force, so that it can be corrected in a sheet or taken elsewhere.
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
