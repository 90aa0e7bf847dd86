import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, SlidersHorizontal } from 'lucide-react';
import { PopoverButton } from './PopoverButton';

export default { component: PopoverButton } satisfies Meta<typeof PopoverButton>;

type Story = StoryObj<typeof PopoverButton>;

const limits = (
  <form noValidate>
    <div className="mb-2">
      <label className="form-label mb-1" htmlFor="limit-least">
        Total desde, €
      </label>
      <input id="limit-least" className="form-control" defaultValue="1.000" />
    </div>
    <div className="mb-2">
      <label className="form-label mb-1" htmlFor="limit-most">
        Total hasta, €
      </label>
      <input
        id="limit-most"
        className="form-control is-invalid"
        defaultValue="mil"
        aria-invalid="true"
        aria-describedby="limit-error"
      />
      <p id="limit-error" className="text-danger small mb-0">
        Escribe un número con 2 decimales como mucho
      </p>
    </div>
    <button type="button" className="btn btn-sm btn-primary">
      Filtrar
    </button>
  </form>
);

const label = (
  <>
    <SlidersHorizontal aria-hidden="true" /> Importes
  </>
);

export const Closed: Story = { args: { label, title: 'Límites, ambos incluidos', children: null } };
export const Small: Story = {
  args: {
    isSmall: true,
    title: 'Exportar',
    children: null,
    label: (
      <>
        <Download aria-hidden="true" /> Exportar
      </>
    ),
  },
};
export const Opened: Story = {
  args: {
    label,
    title: 'Límites, ambos incluidos',
    children: limits,
    panel: (panel) => panel?.showPopover(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
};
