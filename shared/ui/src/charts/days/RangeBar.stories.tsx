import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RangeBar, type RangeBarProps } from './RangeBar';

/** Its buttons work. */
function Moving({ days: first, ...props }: RangeBarProps) {
  const [days, setDays] = useState(first);
  return <RangeBar {...props} days={days} onDays={setDays} />;
}

const whole = { from: '2025-04-01', to: '2026-03-31' };

export default {
  component: RangeBar,
  render: (args) => <Moving {...args} />,
  args: {
    days: { from: '2026-02-01', to: '2026-02-28' },
    onDays: () => undefined,
    firstDay: '2025-04-01',
    lastDay: '2026-03-31',
  },
} satisfies Meta<typeof RangeBar>;

type Story = StoryObj<typeof RangeBar>;

export const Month: Story = {};
export const LastDay: Story = { args: { days: { from: '2026-03-31', to: '2026-03-31' } } };
export const WholeWindow: Story = { args: { days: whole, whole } };
export const ChosenDays: Story = { args: { days: { from: '2026-02-03', to: '2026-02-19' } } };
