import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card';

export default { component: Card } satisfies Meta<typeof Card>;

type Story = StoryObj<typeof Card>;

const edit = (
  <a className="btn btn-sm btn-outline-primary" href="#editar">
    Editar
  </a>
);

export const Plain: Story = {
  args: {
    title: 'Contacto',
    children: 'Lucía Fernández atiende las facturas de este cliente por las mañanas.',
  },
};
export const WithActions: Story = {
  args: { title: 'Contrato en vigor', actions: edit, children: 'Desde el 1 ene 2026.' },
};
export const LongTitle: Story = {
  args: {
    title:
      'Observaciones de la Cooperativa de consumidores y usuarios de la comarca de la Ribera Alta',
    actions: edit,
    children: 'Nadie ha escrito nada todavía.',
  },
};
export const Grid: Story = {
  args: { title: '', children: null },
  render: () => (
    <div className="card-grid">
      <Card title="Cliente">Panadería Molino</Card>
      <Card title="Punto de suministro">Obrador de la calle Mayor</Card>
      <Card title="Curva de carga" isWide>
        Una tarjeta ancha ocupa toda la fila.
      </Card>
    </div>
  ),
};
