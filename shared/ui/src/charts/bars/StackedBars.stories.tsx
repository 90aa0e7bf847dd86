import type { Meta, StoryObj } from '@storybook/react-vite';
import { Segments } from '../../layout/Segments';
import { DataTable } from '../../table/DataTable';
import { StackedBars } from './StackedBars';

const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

/** kWh of a period, less in summer. */
const kwhOf = (most: number) =>
  months.map((_, at) => Math.round(most * (1 + Math.cos(at / 2) / 3)));

const periods = [4100, 3600, 2900, 2400, 1800, 9200].map((most, index) => ({
  name: `P${index + 1}`,
  values: kwhOf(most),
}));

const table = (
  <DataTable
    caption="Energía por meses"
    columns={[{ id: 'month', header: 'Mes', isRowHeader: true, cell: (month: string) => month }]}
    rows={months}
    rowId={(month) => month}
  />
);

export default {
  component: StackedBars,
  args: {
    title: 'Energía de 2026 por meses y periodos, en kWh',
    unit: 'kWh',
    categories: months,
    series: periods,
    table,
  },
} satisfies Meta<typeof StackedBars>;

type Story = StoryObj<typeof StackedBars>;

export const Loading: Story = { args: { series: [], isLoading: true } };
export const Full: Story = {};
export const OneSeries: Story = {
  args: {
    title: 'Horas por cliente',
    unit: 'h',
    categories: ['Panadería Molino', 'Hotel Alcázar', 'Cooperativa de la Ribera', 'Otros'],
    series: [{ name: 'Horas', values: [42.5, 31, 12.25, 6] }],
  },
};
export const WithGapsAndColours: Story = {
  args: {
    title: 'Euros por comercializadora',
    unit: '€',
    categories: ['Luz Abierta', 'Energía Ribera', 'Comercializadora del Norte'],
    series: [
      { name: 'Facturado, sin lo reclamable', colour: 4, values: [12_400, null, 30_120.5] },
      { name: 'Reclamable', colour: 0, values: [310.2, null, 1290] },
    ],
    actions: (
      <Segments
        label="Qué se dibuja"
        options={[
          { value: 'euros', label: 'Euros' },
          { value: 'price', label: 'Precio' },
        ]}
        value="euros"
        onChange={() => undefined}
      />
    ),
  },
};
export const Empty: Story = {
  args: { title: 'Energía de 2025 por meses', series: [{ name: 'Energía', values: [] }] },
};
