import { number } from '@vatio/ui/format';
import { ScrollBox } from '@vatio/ui/table';
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
      <ScrollBox label={labelOfPoint('Lecturas distintas', cups)}>
        <table className="table table-sm mb-0">
          <thead>
            <tr>
              <th scope="col">Desde</th>
              <th scope="col" className="text-end">
                Guardada (kWh)
              </th>
              <th scope="col" className="text-end">
                Fichero (kWh)
              </th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map(({ at, storedKwh, fileKwh }) => (
              <tr key={at}>
                <th scope="row" className="fw-normal">
                  {localDateTime(at, territory)}
                </th>
                <td className="text-end">{readingCell(storedKwh)}</td>
                <td className="text-end">{readingCell(fileKwh)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}
