import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormOf } from '../testing/FormOf';
import { CheckboxField } from './CheckboxField';

interface ShownProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string;
  readonly isTicked?: boolean;
}

const Shown = ({ isTicked = false, error, ...field }: ShownProps) => (
  <FormOf values={{ ticked: isTicked }} errors={error ? { ticked: error } : {}}>
    {(form) => <CheckboxField {...field} form={form} name="ticked" />}
  </FormOf>
);

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

export const Empty: Story = { args: { label: 'Facturable' } };
export const Ticked: Story = { args: { label: 'Facturable', isTicked: true } };
export const WithHint: Story = {
  args: {
    label: 'Estos precios incluyen peajes y cargos',
    help: 'Lo dice el contrato: «precio con ATR».',
    isTicked: true,
  },
};
export const WithError: Story = {
  args: { label: 'He leído las condiciones', error: 'Acepta las condiciones' },
};
export const LongLabel: Story = {
  args: {
    label:
      'El cliente ha firmado la autorización para consultar en su nombre las curvas de carga y los datos de todos sus puntos de suministro',
    help: 'Hace falta para pedirlos a la distribuidora.',
  },
};
