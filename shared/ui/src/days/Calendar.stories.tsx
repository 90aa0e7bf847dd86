import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar } from './Calendar';

export default { component: Calendar } satisfies Meta<typeof Calendar>;

type Story = StoryObj<typeof Calendar>;

const all = { min: '', max: '', onChoose: () => undefined };

export const AnyDay: Story = { args: { ...all, value: '2026-03-05' } };
export const WithinLimits: Story = {
  args: { ...all, value: '2026-03-05', min: '2026-03-03', max: '2026-03-20' },
};
