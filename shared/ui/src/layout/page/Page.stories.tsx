import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NotYet } from '../NotYet';
import { Page, type PageProps } from './Page';
import { rememberWayBack } from './wayBack';

export default { component: Page } satisfies Meta<typeof Page>;

type Story = StoryObj<typeof Page>;

const children = <p className="m-0">Lo que la página enseña.</p>;

const actions = (
  <>
    <a className="btn btn-outline-primary" href="#importar">
      Importar
    </a>
    <a className="btn btn-primary" href="#nueva">
      <Plus aria-hidden="true" /> Nueva factura
    </a>
  </>
);

/** Only this page has been left for another one: all stories share the browser's memory. */
function LeftPage(props: PageProps) {
  useState(() =>
    rememberWayBack({ label: 'Estudio EST-2026-0042', to: '/energy-analysis/estudios/7' }),
  );
  useEffect(() => sessionStorage.removeItem('vatio-way-back'), []);
  return <Page {...props} />;
}

const ways = [
  { to: '/activity-hours/resumen', label: 'Ver el resumen de horas' },
  { to: '/company', label: 'Consultar los clientes' },
];
const ofAll = {
  title: 'Las horas las apuntan otras personas',
  text: 'Aquí apuntan sus horas los administradores y los editores. Con tu rol puedes consultar lo que suman.',
  ways,
};

export const Plain: Story = { args: { title: 'Factura PM26-004512', children } };
export const WithActions: Story = { args: { title: 'Facturación', actions, children } };
export const LongTitle: Story = {
  args: {
    title:
      'Cooperativa de consumidores y usuarios de la comarca de la Ribera Alta y administracion.facturas@cooperativadelaribera.example',
    actions,
    children,
  },
};
export const WithWayBack: Story = {
  args: { title: 'Punto de suministro', children },
  render: (args) => <LeftPage {...args} />,
};
export const NothingHere: Story = {
  args: { title: 'Tiempo de gestión', children: null },
  render: ({ title }) => (
    <NotYet
      title={title}
      icon={<Clock />}
      meanwhile={{ admin: ofAll, writer: ofAll, reader: ofAll, pds_editor: ofAll }}
    />
  ),
};
