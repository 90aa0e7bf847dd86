import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { type PropsWithChildren, useEffect } from 'react';
import { ConfirmButton } from './ConfirmButton';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

const none = () => undefined;
const action = { isPending: false, error: undefined, reset: none };

/** Drops the focus: of several frames on the page, the last to load would take it. */
function Unfocused({ children }: PropsWithChildren) {
  useEffect(() => (document.activeElement as HTMLElement | null)?.blur(), []);
  return children;
}

export default {
  component: ConfirmDialog,
  args: {
    title: '¿Borrar la factura PM26-004512?',
    confirm: 'Borrar',
    busy: 'Borrando…',
    action,
    onConfirm: none,
    onClose: none,
    children: <p className="m-0">Se borra para siempre, con su fichero y sus verificaciones.</p>,
  },
  // They cover the page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  decorators: [
    (Story) => (
      <Unfocused>
        <Story />
      </Unfocused>
    ),
  ],
} satisfies Meta<typeof ConfirmDialog>;

type Story = StoryObj<typeof ConfirmDialog>;

export const Closed: Story = {
  parameters: { docs: { story: { inline: true, height: '40px' } } },
  render: ({ children, title }) => (
    <ConfirmButton
      look="btn-outline-danger"
      label="Borrar"
      title={title}
      confirm="Borrar"
      action={action}
      onConfirm={none}
    >
      {children}
    </ConfirmButton>
  ),
};
export const Asking: Story = {};
export const Busy: Story = { args: { action: { isPending: true, error: undefined } } };
export const Refused: Story = {
  args: {
    action: {
      isPending: false,
      error: new HttpError({
        status: 409,
        body: { message: 'La factura está en una reclamación enviada: ya no se puede borrar.' },
      }),
    },
  },
};
export const NotReady: Story = {
  args: {
    title: 'Cambiar el cliente de 3 apuntes',
    confirm: 'Cambiar el cliente',
    isDanger: false,
    isReady: false,
    children: <p className="m-0">Elige el cliente al que pasan.</p>,
  },
};
export const LongTexts: Story = {
  parameters: { docs: { story: { height: '620px' } } },
  render: ({ onClose }) => (
    <Dialog
      title="Cooperativa de consumidores y usuarios de la comarca de la Ribera Alta, Consultoría"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary">
            Cerrar
          </button>
          <button type="button" className="btn btn-outline-primary">
            Añadir otro apunte
          </button>
          <button type="button" className="btn btn-primary">
            Guardar y seguir con el siguiente
          </button>
        </>
      }
    >
      <p>Este día tiene dos apuntes del mismo cliente y de la misma actividad:</p>
      <ul className="mb-0">
        <li>2:30 h, revisión de las facturas del primer trimestre con la administración</li>
        <li>0:45 h, llamada</li>
      </ul>
    </Dialog>
  ),
};
