import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormOf } from '../testing/FormOf';
import { PlainSelect } from './PlainSelect';
import { SelectField } from './SelectField';

const tariffs = ['2.0TD', '3.0TD', '6.1TD', '6.2TD'].map((value) => ({ value, label: value }));

interface ShownProps {
  readonly label: string;
  readonly tariff?: string;
  readonly help?: string;
  readonly error?: string;
}

const Shown = ({ tariff = '', error, ...field }: ShownProps) => (
  <FormOf values={{ tariff }} errors={error ? { tariff: error } : {}}>
    {(form) => (
      <SelectField
        {...field}
        form={form}
        name="tariff"
        options={tariffs}
        placeholder="Elige una tarifa"
      />
    )}
  </FormOf>
);

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

export const NothingChosen: Story = { args: { label: 'Tarifa' } };
export const Chosen: Story = { args: { label: 'Tarifa', tariff: '3.0TD' } };
export const WithHint: Story = {
  args: { label: 'Tarifa', tariff: '2.0TD', help: 'Decide cuántas potencias y precios hay' },
};
export const WithError: Story = { args: { label: 'Tarifa', error: 'Elige una tarifa' } };
export const OfNoForm: StoryObj = {
  render: () => (
    <PlainSelect
      label="Los decimales se escriben con"
      value="comma"
      options={[
        { value: 'comma', label: 'Coma: 20,376' },
        { value: 'point', label: 'Punto: 20.376' },
      ]}
      onChange={() => undefined}
    />
  ),
};
