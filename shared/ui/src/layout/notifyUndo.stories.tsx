import type { Meta, StoryObj } from '@storybook/react-vite';
import { UndoNotice } from './notifyUndo';

/** The box is as wide as a notice, which the host draws around it. */
export default {
  component: UndoNotice,
  decorators: [
    (Story) => (
      <div className="card p-3" style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UndoNotice>;

type Story = StoryObj<typeof UndoNotice>;

const onUndo = () => undefined;

export const Short: Story = { args: { text: '3 facturas borradas', onUndo } };
export const Long: Story = {
  args: {
    text: 'Cooperativa de consumidores y usuarios de la comarca de la Ribera Alta: archivada',
    onUndo,
  },
};
export const OneLongWord: Story = {
  args: { text: 'administracion.facturas@cooperativadelaribera.example: desactivado', onUndo },
};
