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

/** The values of one period of each month, among the bars of three. */
const ofPeriod = (place: number, values: readonly number[]) =>
  values.flatMap((value) => [0, 1, 2].map((at) => (at === place ? value : null)));

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
    quantity: 'Energía',
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
    quantity: 'Horas',
    unit: 'h',
    categories: ['Panadería Molino', 'Hotel Alcázar', 'Cooperativa de la Ribera', 'Otros'],
    series: [{ name: 'Horas', values: [42.5, 31, 12.25, 6] }],
  },
};
export const WithGapsAndColours: Story = {
  args: {
    title: 'Euros por comercializadora',
    quantity: 'Facturado',
    unit: '€',
    categories: ['Luz Abierta', 'Energía Ribera', 'Comercializadora del Norte'],
    series: [
      { name: 'Facturado, sin lo reclamable', colour: 'right', values: [12_400, null, 30_120.5] },
      { name: 'Reclamable', colour: 'wrong', values: [310.2, null, 1290] },
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
/** Monthly maxima of three periods beside their contracted powers. */
export const WithALimit: Story = {
  args: {
    title: 'Potencia máxima por meses y periodos, en kW',
    quantity: 'Potencia máxima',
    unit: 'kW',
    categories: months
      .slice(0, 4)
      .flatMap((month) => ['P1', 'P2', 'P6'].map((p) => `${month} · ${p}`)),
    ticks: months.slice(0, 4).flatMap((month) => ['', month, '']),
    series: [
      { name: 'P1', colour: 0, values: ofPeriod(0, [38, 49, 36, 47]) },
      { name: 'P2', colour: 1, values: ofPeriod(1, [43.5, 44, 39, 34]) },
      { name: 'P6', colour: 5, values: ofPeriod(2, [31, 51.2, 28, 40]) },
    ],
    limit: {
      name: 'Potencia contratada',
      overName: 'Por encima de la contratada',
      values: [40, 40, 45, 40, 40, 45, 40, 40, 45, 40, 40, 45],
    },
  },
};
export const Proposed: Story = {
  args: {
    title: 'Óptima: coste por meses, en la escala de la contratada',
    quantity: 'Coste',
    unit: '€',
    series: [
      { name: 'Término fijo', colour: 'proposed', values: months.map(() => 98) },
      { name: 'Excesos', colour: 'wrong', values: months.map((_, at) => (at % 3 === 0 ? 31 : 0)) },
    ],
    max: 240,
  },
};
export const OneBar: Story = {
  args: { categories: ['ene'], series: [{ name: 'Energía', values: [4100] }] },
};
export const Empty: Story = {
  args: { title: 'Energía de 2025 por meses', series: [{ name: 'Energía', values: [] }] },
};
