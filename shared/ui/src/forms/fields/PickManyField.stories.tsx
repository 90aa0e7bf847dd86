import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { FormOf } from '../testing/FormOf';
import { type Picked, PickManyField } from './PickManyField';

const clients = [
  { id: '1', name: 'Panadería Ávila, S.L.' },
  { id: '2', name: 'Talleres Ruiz' },
  { id: '3', name: 'Cooperativa Agrícola del Bajo Guadalquivir' },
  { id: '4', name: 'Hotel Miramar' },
];

interface ShownProps {
  readonly chosen?: readonly Picked[];
  readonly error?: string;
}

const Shown = ({ chosen = [], error }: ShownProps) => (
  <FormOf<{ readonly clients: readonly Picked[] }>
    values={{ clients: chosen }}
    errors={error ? { clients: error } : {}}
  >
    {(form) => (
      <PickManyField
        form={form}
        name="clients"
        label="Clientes"
        help="Busca por nombre, NIF o CUPS y elige todos los que quieras"
        listLabel="Clientes"
        pickedLabel="Clientes elegidos"
        noneText="Ningún otro cliente coincide"
        found={{ data: clients, error: null }}
        onSearch={onSearch}
        nameOf={({ name }) => name}
        render={({ name }) => <bdi>{name}</bdi>}
      />
    )}
  </FormOf>
);
const onSearch = () => undefined;

export default {
  component: Shown,
  decorators: [
    (Story) => (
      <div style={{ minHeight: '6rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

export const NoneChosen: Story = {};
export const WithError: Story = { args: { error: 'Elige al menos un cliente' } };
export const SomeChosen: Story = { args: { chosen: clients.slice(0, 3) } };
export const Open: Story = {
  args: { chosen: clients.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByRole('combobox'));
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};
