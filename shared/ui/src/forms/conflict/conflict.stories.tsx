import type { Meta, StoryObj } from '@storybook/react-vite';
import { withoutFocus } from '../testing/withoutFocus';
import { ConflictDialog } from './ConflictDialog';
import { ConflictTable } from './ConflictTable';

export default { component: ConflictTable } satisfies Meta<typeof ConflictTable>;

type Story = StoryObj<typeof ConflictTable>;

const conflicts = [
  {
    label: 'Razón social',
    yours: 'Panadería Ávila, S.L.',
    current: 'Panadería Ávila e Hijos, S.L.',
  },
  { label: 'Correo', yours: undefined, current: 'administracion@panaderiaavila.example' },
  { label: 'Teléfono', yours: 'sin valor', current: '910 000 000' },
];

export const Table: Story = { args: { conflicts } };
export const WithOtherWords: Story = {
  args: {
    conflicts: conflicts.slice(0, 1),
    children: 'Si guardas lo tuyo, lo suyo queda como una versión anterior.',
  },
};
export const LongValues: Story = {
  args: {
    conflicts: [
      {
        label: 'Horas de presupuesto al mes',
        yours: 'Prefiere que le llamemos por la tarde, y que las facturas vayan a su gestoría.',
        current: 'https://panaderiaavila.example/contratos/2026/anexo-de-potencias-contratadas',
      },
    ],
  },
};
export const InDialog: StoryObj = {
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  play: withoutFocus,
  render: () => (
    <ConflictDialog
      title="Otra persona ha cambiado este cliente"
      onKeepMine={() => undefined}
      onDropMine={() => undefined}
      onClose={() => undefined}
    >
      <ConflictTable conflicts={conflicts} />
    </ConflictDialog>
  ),
};
