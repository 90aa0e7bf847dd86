import { ExportMenu, readAll } from '@vatio/ui/export';
import { useShownList } from '@vatio/ui/table';
import { useReadsClients } from '../../common/useReadsClients';
import { pointFileColumns } from '../file/fileColumns';
import { readPointRows, readSupplyPoints } from '../pointApi';

/**
 * The list as a file. Where the person reads clients, it has the columns of the import, with the NIF and
 * the whole contract in force, so that it can be corrected in a sheet or taken elsewhere.
 */
export function PointExport() {
  const { facts, query } = useShownList();
  const { name, columns } = facts.file;
  return useReadsClients() ? (
    <ExportMenu
      fileName={name}
      columns={pointFileColumns}
      readRows={readAll(readPointRows, query)}
    />
  ) : (
    <ExportMenu fileName={name} columns={columns} readRows={readAll(readSupplyPoints, query)} />
  );
}
