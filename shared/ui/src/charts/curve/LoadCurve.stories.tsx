import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { instantInWords, instantsOf } from '../readings/instants';
import { clock, periodOf, powerAt } from '../testing/exampleCurve';
import { LoadCurve, type LoadCurveProps } from './LoadCurve';

const hourMs = 3_600_000;
const limits = instantsOf({ from: '2026-03-01', to: '2026-03-31' }, clock);
const week = instantsOf({ from: '2026-03-09', to: '2026-03-15' }, clock);
const length = (limits.toMs - limits.fromMs) / hourMs;
const startOf = (slot: number) => limits.fromMs + slot * hourMs;

const measured = {
  name: 'Medida',
  startMs: limits.fromMs,
  stepMs: hourMs,
  values: Array.from({ length }, (_, slot) => powerAt(startOf(slot))),
};
const withGaps = {
  ...measured,
  values: measured.values.map((kw, slot) => (slot % 60 > 40 ? Number.NaN : kw)),
  isEstimated: measured.values.map((_, slot) => Number(slot % 60 < 12)),
};
const yearBefore = {
  ...measured,
  name: 'Un año antes',
  values: measured.values.map((kw) => kw * 0.8),
};
/** Less by day than by night and on weekends. */
const limit = {
  name: 'Potencia contratada',
  overName: 'Por encima de la contratada',
  values: measured.values.map((_, slot) => (periodOf(startOf(slot)) === 6 ? 70 : 55)),
};

/** It zooms. */
function Zooming({ range: first, ...props }: LoadCurveProps) {
  const [range, setRange] = useState(first);
  return <LoadCurve {...props} range={range} onRangeChange={setRange} />;
}

export default {
  component: LoadCurve,
  render: (args) => <Zooming {...args} />,
  args: {
    title: 'Curva de carga, del 9 mar 2026 al 15 mar 2026',
    quantity: 'Potencia',
    unit: 'kW',
    series: [measured],
    range: week,
    limits,
    clock,
    onRangeChange: () => undefined,
    read: (startMs) => instantInWords(startMs, clock),
    table: <p>Las mismas cifras, en una tabla.</p>,
  },
} satisfies Meta<typeof LoadCurve>;

type Story = StoryObj<typeof LoadCurve>;

export const Loading: Story = { args: { series: [], isLoading: true } };
export const OneSeries: Story = { args: { title: 'Curva de carga, marzo de 2026', range: limits } };
export const TwoSeries: Story = {
  args: { title: 'Curva de carga y la de un año antes', series: [measured, yearBefore] },
};
export const WithALimit: Story = { args: { title: 'Curva y potencia contratada', limit } };
export const WithALimitByDays: Story = {
  args: { title: 'Curva y potencia contratada de un mes', limit, range: limits },
};
export const WithGapsAndEstimates: Story = {
  args: { title: 'Curva de carga con huecos', series: [withGaps] },
};
export const WithBands: Story = {
  args: {
    title: 'Curva de carga con los tramos del contrato',
    bands: () => [
      { fromMs: limits.fromMs, toMs: week.fromMs + 72 * hourMs, label: 'Contrato 1', colour: 2 },
      { fromMs: week.fromMs + 72 * hourMs, toMs: limits.toMs, label: 'Contrato 2', colour: 4 },
    ],
  },
};
export const Empty: Story = { args: { title: 'Curva de carga sin lecturas', series: [] } };
