import type { Meta, StoryObj } from '@storybook/react-vite';
import { euros, number } from '../../format';
import { FigureTable } from './FigureTable';
import { periodHeaders } from './PeriodTable';

export default { component: FigureTable } satisfies Meta<typeof FigureTable>;

type Story = StoryObj<typeof FigureTable>;

const amounts = ['Término fijo', 'Excesos', { header: 'Total', isStrong: true }, 'Ahorro'];
const long = 'Cooperativa de consumidores y usuarios de la comarca de la Ribera Alta '.repeat(3);

export const Powers: Story = {
  args: {
    caption: 'Comparación de potencias',
    title: 'Potencias en kW; costes de los doce meses, sin impuestos',
    rowHead: 'Potencias',
    columns: [...periodHeaders(6), ...amounts],
    rows: [
      { label: 'Contratada', powers: 120, fixed: 312_480.2, excess: 0, saving: 0 },
      {
        label: 'Regla de los máximos',
        powers: 96,
        fixed: 250_104.2,
        excess: 1204.5,
        saving: 61_171.5,
      },
      { label: 'Óptima', powers: 88, fixed: 229_104.75, excess: 3120.11, saving: 80_255.34 },
    ].map(({ label, powers, fixed, excess, saving }) => ({
      label,
      cells: [
        ...periodHeaders(6).map((_, index) => number(powers + index)),
        ...[fixed, excess, fixed + excess, saving].map(euros),
      ],
    })),
  },
};
export const NineDigitsAndLongNames: Story = {
  args: {
    caption: 'Coste de cada oferta',
    rowHead: 'Oferta',
    columns: ['Potencia', 'Energía', 'Impuestos', 'Total', 'Ahorro'],
    rows: [
      { label: long, cells: [123_456_789.12, 234_567_891.5, 1.2, 358_024_681.82, 0].map(euros) },
    ],
    sums: [
      { label: 'Total', cells: [123_456_789.12, 234_567_891.5, 1.2, 358_024_681.82, 0].map(euros) },
    ],
  },
};
export const WithWords: Story = {
  args: {
    caption: 'De dónde sale cada euro',
    rowHead: 'Mes',
    columns: [{ header: 'Cálculo', isText: true }, 'Importe'],
    rows: [
      { label: 'ene 2026', cells: ['120 kW × 31 días × 0,079837 €/kW y día', euros(297)] },
      { label: 'feb 2026', cells: ['120 kW × 28 días × 0,079837 €/kW y día', euros(268.25)] },
    ],
  },
};
export const Matrix: Story = {
  args: {
    caption: 'Horas del reloj',
    rowHead: 'Hora',
    columns: ['Laborable', 'Sábado', 'Domingo o festivo', 'Potencia contratada', 'Media del mes'],
    rows: Array.from({ length: 24 }, (_, hour) => ({
      label: `${hour}:00`,
      cells: [12, 8, 6, 40, 9].map((kw) => number(kw + hour / 4, 2)),
    })),
    isMatrix: true,
  },
};
