import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayInWords } from '../readings/instants';
import { clock, powerAt } from '../testing/exampleCurve';
import { dayAfter } from '../timeRange';
import { HeatMap } from './HeatMap';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const dates = Array.from({ length: 90 }, (_, at) => dayAfter('2026-01-01', at));
const kwhAt = (date: string, hour: number) => powerAt(clock.startOfDay(date) + hour * 3_600_000);
const isGap = (date: string) => date > '2026-02-10' && date < '2026-02-16';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun'];

export default {
  component: HeatMap,
  args: {
    title: 'Energía de cada hora y día',
    unit: 'kWh',
    columns: dates.map(dayInWords),
    rows: hours.map((hour) => `${hour}–${hour + 1} h`),
    values: hours.map((hour) => dates.map((date) => (isGap(date) ? null : kwhAt(date, hour)))),
    columnTicks: [
      { at: 0, label: 'ene' },
      { at: 31, label: 'feb' },
      { at: 59, label: 'mar' },
    ],
    rowTicks: [0, 6, 12, 18].map((at) => ({ at, label: `${at} h` })),
    none: 'Sin datos',
    table: <p>Las mismas cifras, en una tabla.</p>,
  },
} satisfies Meta<typeof HeatMap>;

type Story = StoryObj<typeof HeatMap>;

const ofMonths = {
  columns: months.map((month) => `${month} 2026`),
  columnTicks: months.map((label, at) => ({ at, label })),
  none: 'Sin excesos',
};

export const DaysWithGaps: Story = {};
export const MonthsWithFew: Story = {
  args: {
    ...ofMonths,
    title: 'Energía por encima de la potencia contratada, por horas y meses',
    values: hours.map((hour) =>
      months.map((_, at) => (hour > 9 && hour < 14 && at < 3 ? (hour - 9) * (4 - at) : null)),
    ),
  },
};
export const Empty: Story = {
  args: {
    ...ofMonths,
    title: 'Energía por encima de la potencia, sin ninguna',
    values: hours.map(() => months.map(() => null)),
  },
};
