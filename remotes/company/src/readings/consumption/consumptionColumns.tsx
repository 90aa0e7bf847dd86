import type { Column } from '@vatio/ui/table';
import type { ReactNode } from 'react';
import { energyCell, readingCell } from '../../common/values/energy';
import { type Quantity, quantityFields } from '../quantities';
import {
  type ConsumptionRow,
  periodCountOf,
  wholeOf,
  wholeOfAll,
  wholeOfPeriod,
} from './consumption';

/** A row of the table: one of the year, or what they all come to. */
export type TableRow = ConsumptionRow | { readonly id: 'total' };

export const isTotal = (row: TableRow): row is { readonly id: 'total' } => row.id === 'total';

/** The same number of decimals in every row, so that a column lines up. */
function cell(value: string | null | undefined, quantity: Quantity): string {
  if (value === null || value === undefined) return '–';
  return quantity === 'potencia' ? readingCell(value) : energyCell(value);
}

/**
 * A column a period, their sum (or the highest power), and whether it is known for certain.
 *
 * @param actions what can be done with a row; without it there is no such column
 */
export function consumptionColumns(
  rows: readonly ConsumptionRow[],
  quantity: Quantity,
  actions?: (row: ConsumptionRow) => ReactNode,
): readonly Column<TableRow>[] {
  const unit = quantityFields[quantity].unit;
  const count = periodCountOf(rows, quantity);
  const periods = Array.from({ length: count > 1 ? count : 0 }, (_, index) => index);
  const isPower = quantity === 'potencia';
  return [
    {
      id: 'month',
      header: 'Mes',
      isRowHeader: true,
      cell: (row) => (isTotal(row) ? (isPower ? 'Máxima' : 'Total') : row.label),
    },
    ...periods.map(
      (index): Column<TableRow> => ({
        id: `p${index}`,
        header: `P${index + 1}, ${unit}`,
        align: 'end',
        cell: (row) =>
          cell(
            isTotal(row) ? wholeOfPeriod(rows, quantity, index) : row[quantity][index],
            quantity,
          ),
      }),
    ),
    {
      id: 'whole',
      header: `${isPower ? 'Máxima' : 'Total'}, ${unit}`,
      align: 'end',
      cell: (row) => (
        <strong>
          {cell(isTotal(row) ? wholeOfAll(rows, quantity) : wholeOf(row, quantity), quantity)}
        </strong>
      ),
    },
    { id: 'state', header: 'Estado', cell: (row) => (isTotal(row) ? '' : row.state) },
    ...(actions
      ? [
          {
            id: 'actions',
            header: 'Acciones',
            align: 'end' as const,
            cell: (row: TableRow) => (isTotal(row) ? null : actions(row)),
          },
        ]
      : []),
  ];
}
