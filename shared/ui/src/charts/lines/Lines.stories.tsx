import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lines } from './Lines';

const hours = Array.from({ length: 24 }, (_, hour) => `${hour} h`);
const dayOf = (most: number) =>
  hours.map((_, hour) => 8 + most * Math.max(0, Math.sin(((hour - 7) / 12) * Math.PI)));

const seasons = [
  { name: 'Temporada alta', values: dayOf(62) },
  { name: 'Media alta', values: dayOf(48) },
  { name: 'Media', values: dayOf(40) },
  { name: 'Baja', values: dayOf(31) },
];

export default {
  component: Lines,
  args: {
    title: 'Día laborable: potencia media de cada hora',
    quantity: 'Potencia',
    unit: 'kW',
    categories: hours,
    series: seasons,
    table: <p>Las mismas cifras, en una tabla.</p>,
  },
} satisfies Meta<typeof Lines>;

type Story = StoryObj<typeof Lines>;

export const FourLines: Story = {};
export const OnASharedScale: Story = {
  args: { title: 'Sábado: potencia media de cada hora', series: seasons.slice(3), max: 80 },
};
export const WithGaps: Story = {
  args: {
    title: 'Potencia máxima y media de cada día',
    series: [
      { name: 'Máxima', values: dayOf(62).map((value, at) => (at > 9 && at < 13 ? null : value)) },
      { name: 'Media', values: dayOf(20) },
    ],
  },
};
export const WithALimit: Story = {
  args: {
    title: 'Potencia máxima de cada día y potencia contratada',
    series: [{ name: 'Máxima del día', values: dayOf(62) }],
    limit: {
      steps: [{ name: 'Potencia contratada', values: hours.map((_, at) => (at < 8 ? 60 : 55)) }],
      overName: 'Por encima de la contratada',
      over: dayOf(62).map((kw) => (kw > 55 ? [55, kw] : null)),
    },
  },
};
export const Empty: Story = {
  args: { title: 'Domingo: potencia media', series: [{ name: 'Todo el año', values: [] }] },
};
