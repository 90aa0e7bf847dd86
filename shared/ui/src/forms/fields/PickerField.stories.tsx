import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { fireEvent, within } from 'storybook/test';
import { FormOf } from '../testing/FormOf';
import { PickerField } from './PickerField';

const clients = [
  { id: '1', name: 'Panadería Ávila, S.L.', taxId: 'B12345674' },
  { id: '2', name: 'Talleres Ruiz', taxId: '12345678Z' },
  { id: '3', name: 'Cooperativa Agrícola del Bajo Guadalquivir', taxId: 'F41000000' },
];
type Found = { readonly data: typeof clients | undefined; readonly error: unknown };

interface ShownProps {
  readonly clientId?: string;
  readonly error?: string;
  readonly found?: Found;
}

const Shown = ({ clientId = '', error, found = { data: clients, error: null } }: ShownProps) => (
  <FormOf values={{ clientId }} errors={error ? { clientId: error } : {}}>
    {(form) => (
      <PickerField
        form={form}
        name="clientId"
        label="Cliente"
        help="Busca por nombre o NIF y elige uno"
        listLabel="Clientes"
        noneText="Ningún cliente coincide"
        chosenName={clients.find(({ id }) => id === form.watch('clientId'))?.name}
        found={found}
        onSearch={onSearch}
        render={({ name, taxId }) => (
          <>
            <bdi>{name}</bdi> <small>· {taxId}</small>
          </>
        )}
      />
    )}
  </FormOf>
);
const onSearch = () => undefined;

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

/** An open list needs a place under its field. */
const opened = (found: Found, minHeight = '9rem'): Story => ({
  args: { found },
  decorators: [
    (Story) => (
      <div style={{ minHeight }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByRole('combobox'));
  },
});

export const Closed: Story = {};
export const Chosen: Story = { args: { clientId: '1' } };
export const WithError: Story = { args: { error: 'Elige un cliente' } };
export const Open: Story = {
  ...opened({ data: clients, error: null }, '13rem'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    await fireEvent.click(input);
    await canvas.findByRole('listbox');
    await fireEvent.keyDown(input, { key: 'ArrowDown' });
  },
};
export const Loading = opened({ data: undefined, error: null });
export const NothingFound = opened({ data: [], error: null });
export const WithoutNetwork = opened({ data: undefined, error: new HttpError({ status: 0 }) });
export const Forbidden = opened({ data: undefined, error: new HttpError({ status: 403 }) });
