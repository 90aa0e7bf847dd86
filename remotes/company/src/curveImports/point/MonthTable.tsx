import { monthInShort } from '@vatio/ui/format';
import { FigureTable, periodHeaders } from '@vatio/ui/table';
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
  const count = tariff === null ? 0 : Math.max(...months.map((one) => one.kwhByPeriod.length));
  const columns = periodHeaders(count);
  return (
    <div className="mt-3">
      <p className="mb-1">
        <span className="fw-bold">kWh por mes{tariff !== null && ' y periodo'}</span>{' '}
        {tariff === null
          ? '(sin periodos: el punto no tiene un contrato en vigor el último día)'
          : `(periodos de ${tariff})`}
      </p>
      <FigureTable
        caption={labelOfPoint('Energía por mes y periodo', cups)}
        rowHead="Mes"
        columns={[...columns, { header: 'Total', isStrong: true }]}
        rows={months.map(({ month, kwhByPeriod }) => ({
          id: month,
          label: monthInShort(month),
          cells: [
            ...columns.map((_, index) => periodCell(kwhByPeriod[index])),
            energyCell(sumOf(kwhByPeriod)),
          ],
        }))}
        sums={[
          {
            label: 'Total',
            cells: [
              ...columns.map((_, index) =>
                energyCell(sumOf(months.map(({ kwhByPeriod }) => kwhByPeriod[index] ?? '0'))),
              ),
              energyCell(energyKwh),
            ],
          },
        ]}
      />
    </div>
  );
}

/** Most periods have no hours in most months: a dash is easier to skip than a zero. */
const periodCell = (energyKwh = '0') => (Number(energyKwh) === 0 ? '–' : energyCell(energyKwh));
