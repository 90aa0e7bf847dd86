import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { clock, periodOf, readCurve, readDays } from '../testing/exampleCurve';
import { DayCurve, type DayCurveProps } from './DayCurve';

const limits = { from: '2026-01-01', to: '2026-03-31' };
const shownDays = readDays(limits.from, limits.to, 15);
const curve = readCurve(shownDays);

/** It zooms. */
function Zooming({ days: first, ...props }: DayCurveProps) {
  const [days, setDays] = useState(first);
  return <DayCurve {...props} days={days} onDays={setDays} />;
}

export default {
  component: DayCurve,
  render: (args) => <Zooming {...args} />,
  args: { curve, shownDays, limits, clock, periodOf, days: limits, onDays: () => undefined },
} satisfies Meta<typeof DayCurve>;

type Story = StoryObj<typeof DayCurve>;

export const Loading: Story = { args: { curve: undefined, shownDays: [], isLoading: true } };
export const Quarter: Story = {};
export const Week: Story = { args: { days: { from: '2026-02-09', to: '2026-02-15' } } };
export const WithContractedPower: Story = {
  args: {
    days: { from: '2026-02-09', to: '2026-02-15' },
    contractedOf: (atMs) => (periodOf(atMs) === 6 ? 80 : 65),
  },
};
export const OneDay: Story = { args: { days: { from: '2026-03-12', to: '2026-03-12' } } };
export const WithoutContract: Story = {
  args: { days: { from: '2026-03-01', to: '2026-03-31' }, periodOf: () => undefined },
};
