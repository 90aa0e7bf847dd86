import { number } from '@vatio/ui/format';
import { FigureTable } from '@vatio/ui/table';
import { readingCell } from '../../common/values/energy';
import { localDateTime } from '../../common/values/localTime';
import type { ImportPoint } from '../curveImport';
import { labelOfPoint } from './labelOfPoint';

/** The first readings of the file that differ from the stored readings. */
export function ConflictTable({ point }: { readonly point: ImportPoint }) {
  const { cups, conflicts, stored, territory } = point;
  if (conflicts.length === 0) return null;
  return (
    <details className="mt-3" open>
      <summary className="fw-bold">
        {stored.different === 1
          ? '1 lectura es distinta de la guardada'
          : `${number(stored.different)} lecturas son distintas de las guardadas`}
        {stored.different > conflicts.length && ` (las ${number(conflicts.length)} primeras)`}
      </summary>
      <FigureTable
        caption={labelOfPoint('Lecturas distintas', cups)}
        rowHead="Desde"
        columns={['Guardada (kWh)', 'Fichero (kWh)']}
        rows={conflicts.map(({ at, storedKwh, fileKwh }) => ({
          id: at,
          label: localDateTime(at, territory),
          cells: [readingCell(storedKwh), readingCell(fileKwh)],
        }))}
      />
    </details>
  );
}
