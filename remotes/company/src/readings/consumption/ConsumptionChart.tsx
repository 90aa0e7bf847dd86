import { StackedBars } from '@vatio/ui/charts';
import { DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';
import { type Quantity, quantityFields } from '../quantities';
import { type ConsumptionRow, periodCountOf } from './consumption';
import { consumptionColumns } from './consumptionColumns';

export interface ConsumptionChartProps {
  readonly rows: readonly ConsumptionRow[];
  readonly quantity: Exclude<Quantity, 'potencia'>;
  readonly year: string;
  readonly isLoading: boolean;
}

/** The months of a year as bars: energies stacked by period. */
export function ConsumptionChart({ rows, quantity, year, isLoading }: ConsumptionChartProps) {
  const categories = useMemo(
    () => rows.map(({ label }) => label.replace(` ${year}`, '')),
    [rows, year],
  );
  const series = useMemo(() => barsOf(rows, quantity), [rows, quantity]);
  const columns = useMemo(() => consumptionColumns(rows, quantity), [rows, quantity]);
  return (
    <StackedBars
      title={`${quantityFields[quantity].label} de ${year} por meses, en ${quantityFields[quantity].unit}`}
      quantity={quantityFields[quantity].label}
      unit={quantityFields[quantity].unit}
      categories={categories}
      series={series}
      isLoading={isLoading}
      table={
        <DataTable
          caption={`${quantityFields[quantity].label} de ${year} por meses`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
        />
      }
    />
  );
}

const barsOf = (rows: readonly ConsumptionRow[], quantity: ConsumptionChartProps['quantity']) =>
  Array.from({ length: periodCountOf(rows, quantity) }, (_, index) => ({
    name: `P${index + 1}`,
    values: rows.map((row) => {
      const value = row[quantity][index];
      return value === undefined ? null : Number(value);
    }),
  }));
