import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { pointSpec } from '../testing/pointFile';
import { TemplateCard } from './TemplateCard';

export default {
  component: TemplateCard,
  args: {
    spec: pointSpec,
    children:
      'No hace falta usarla: reconocemos los nombres de columna más comunes y puedes elegir qué es cada una. Lo que exportas de la lista de puntos se puede importar tal cual.',
  },
} satisfies Meta<typeof TemplateCard>;

type Story = StoryObj<typeof TemplateCard>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByText('Qué va en cada columna'));
  },
};
