import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormActions } from './FormActions';
import { RestoredDraft } from './RestoredDraft';
import { SubmitButton } from './SubmitButton';

export default { component: FormActions } satisfies Meta<typeof FormActions>;

type Story = StoryObj<typeof FormActions>;

export const Idle: Story = {
  args: { pending: false, cancelTo: '/company', children: 'Crear cliente' },
};
export const Busy: Story = {
  args: { pending: true, cancelTo: '/company', children: 'Crear cliente' },
};
export const InADialog: Story = {
  args: { pending: false, onCancel: () => undefined, children: 'Guardar' },
};
export const OnlySubmit: Story = { args: { pending: false, children: 'Guardar el informe' } };
export const LongWords: Story = {
  args: {
    pending: false,
    cancelTo: '/billing',
    children: 'Guardar la factura y comprobarla con la curva',
  },
};
export const ButtonAlone: StoryObj = {
  render: () => <SubmitButton pending={false}>Entrar</SubmitButton>,
};
export const BusyButtonAlone: StoryObj = {
  render: () => <SubmitButton pending>Entrar</SubmitButton>,
};
export const DraftRestored: StoryObj = {
  render: () => <RestoredDraft onDiscard={() => undefined} />,
};
