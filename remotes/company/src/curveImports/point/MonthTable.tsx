import { monthInShort } from '@vatio/ui/format';
import { ScrollBox } from '@vatio/ui/table';
import { energyCell, sumOf } from '../../common/values/energy';
import type { ImportPoint } from '../curveImport';
import { labelOfPoint } from './labelOfPoint';

/** kWh by month and period; without a contract in force no periods are known. */
export function MonthTable({
  point: { cups, months, tariff, energyKwh },
}: {
  readonly point: ImportPoint;
}) {
  if (months.length === 0) return null;
  const periods = tariff === null ? 0 : Math.max(...months.map((one) => one.kwhByPeriod.length));
  const columns = Array.from({ length: periods }, (_, index) => index);
  return (
    <div className="mt-3">
      <p className="mb-1">
        <span className="fw-bold">kWh por mes{tariff !== null && ' y periodo'}</span>{' '}
        {tariff === null
          ? '(sin periodos: el punto no tiene un contrato en vigor el último día)'
          : `(periodos de ${tariff})`}
      </p>
      <ScrollBox label={labelOfPoint('Energía por mes y periodo', cups)}>
        <table className="table table-sm mb-0">
          <thead>
            <tr>
              <th scope="col">Mes</th>
              {columns.map((index) => (
                <th key={index} scope="col" className="text-end">
                  P{index + 1}
                </th>
              ))}
              <th scope="col" className="text-end">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, kwhByPeriod }) => (
              <tr key={month}>
                <th scope="row" className="text-nowrap">
                  {monthInShort(month)}
                </th>
                {columns.map((index) => (
                  <td key={index} className="text-end">
                    {periodCell(kwhByPeriod[index])}
                  </td>
                ))}
                <td className="text-end fw-bold">{energyCell(sumOf(kwhByPeriod))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {columns.map((index) => (
                <td key={index} className="text-end">
                  {energyCell(sumOf(months.map(({ kwhByPeriod }) => kwhByPeriod[index] ?? '0')))}
                </td>
              ))}
              <td className="text-end fw-bold">{energyCell(energyKwh)}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
    </div>
  );
}

/** Most periods have no hours in most months: a dash is easier to skip than a zero. */
const periodCell = (energyKwh = '0') => (Number(energyKwh) === 0 ? '–' : energyCell(energyKwh));
