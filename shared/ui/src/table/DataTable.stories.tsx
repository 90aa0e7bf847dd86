import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DataTable, type DataTableProps } from './DataTable';
import { type Bill, billColumns, bills } from './testing/exampleBills';

const rowId = ({ id }: Bill) => id;
const onSort = () => undefined;

export default {
  component: DataTable<Bill>,
  args: { columns: billColumns, rows: bills, rowId, caption: 'Facturas' },
} satisfies Meta<typeof DataTable<Bill>>;

type Story = StoryObj<Pick<DataTableProps<Bill>, 'caption'> & Partial<DataTableProps<Bill>>>;

/** A click on a header sorts. */
function Sorting() {
  const [sort, setSort] = useState('-total');
  const way = sort === '-total' ? -1 : 1;
  const rows = [...bills].sort((one, other) => way * (one.totalEur - other.totalEur));
  return (
    <DataTable
      caption="Facturas por importe"
      columns={billColumns}
      rows={rows}
      rowId={rowId}
      sort={sort}
      onSort={setSort}
    />
  );
}

export const Plain: Story = {};
export const Sorted: Story = { render: Sorting };
export const WithHiddenColumns: Story = {
  args: { caption: 'Facturas sin periodo', hidden: new Set(['days']) },
};
export const Refreshing: Story = {
  args: { caption: 'Facturas de otra página', sort: 'number', onSort, isRefreshing: true },
};
export const LongTexts: Story = {
  args: {
    caption: 'Facturas con nombres largos',
    sort: 'supplier',
    onSort,
    rows: bills
      .slice(0, 2)
      .map((bill, index) => ({
        ...bill,
        number: 'FACTURA/2026/0000000000000000000000000000004512-RECTIFICATIVA',
        supplier:
          'Comercializadora Eléctrica de Último Recurso de la Cuenca Alta del Guadalquivir, S. A. U.',
        client: index ? 'Cooperativadeconsumidoresyusuariosdelacomarca' : 'Bar',
        totalEur: 12_345_678.9,
      })),
  },
};
