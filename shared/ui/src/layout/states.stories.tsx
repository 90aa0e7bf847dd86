import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { Inbox } from 'lucide-react';
import { EmptyState, ErrorState, LoadingState } from './states';

export default { component: ErrorState } satisfies Meta<typeof ErrorState>;

type Story = StoryObj<typeof ErrorState>;

const onRetry = () => undefined;

export const Failed: Story = {
  args: { error: new HttpError({ status: 500 }), what: 'los usuarios', onRetry },
};
export const WithoutNetwork: Story = {
  args: { error: new HttpError({ status: 0 }), what: 'los usuarios', onRetry },
};
export const Forbidden: Story = {
  args: { error: new HttpError({ status: 403 }), what: 'los usuarios' },
};
export const NotFound: Story = { args: { error: new HttpError({ status: 404 }) } };
export const WithDetails: Story = {
  args: {
    title: 'No hemos podido cargar Facturación',
    text: 'Comprueba tu conexión y vuelve a intentarlo. Si sigue sin cargarse, avisa a soporte con los datos de abajo.',
    details: 'Incidencia 7f3a9c1e · versión 1.0.0+3f2a91bc',
    onRetry,
  },
};
export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<Inbox />}
      title="Todavía no hay clientes"
      action={
        <button type="button" className="btn btn-primary">
          Crear el primero
        </button>
      }
    >
      Crea uno a mano o impórtalos de un fichero.
    </EmptyState>
  ),
};
export const Loading: Story = { render: () => <LoadingState isAtOnce lines={3} /> };
