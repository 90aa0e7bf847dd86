import { StackedBars } from '@vatio/ui/charts';
import { DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';
import { type Quantity, quantityFields } from '../quantities';
import { type ConsumptionRow, periodCountOf, wholeOf } from './consumption';
import { consumptionColumns } from './consumptionColumns';

export interface ConsumptionChartProps {
  readonly rows: readonly ConsumptionRow[];
  readonly quantity: Quantity;
  readonly year: string;
  readonly isLoading: boolean;
}

/** The months of a year as bars: energies stacked by period, or the highest power. */
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

function barsOf(rows: readonly ConsumptionRow[], quantity: Quantity) {
  const valuesOf = (read: (row: ConsumptionRow) => string | null | undefined) =>
    rows.map((row) => {
      const value = read(row);
      return value === null || value === undefined ? null : Number(value);
    });
  if (quantity === 'potencia') {
    return [
      { name: quantityFields.potencia.label, values: valuesOf((row) => wholeOf(row, quantity)) },
    ];
  }
  return Array.from({ length: periodCountOf(rows, quantity) }, (_, index) => ({
    name: `P${index + 1}`,
    values: valuesOf((row) => row[quantity][index]),
  }));
}
