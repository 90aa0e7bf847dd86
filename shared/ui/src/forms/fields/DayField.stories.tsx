import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormOf } from '../testing/FormOf';
import { DayField, type DayFieldProps } from './DayField';

interface Contract {
  readonly value: string;
}
type Shown = Omit<DayFieldProps<Contract>, 'form' | 'name'> & {
  readonly value?: string;
  readonly error?: string;
};

const Shown = ({ value = '', error, ...field }: Shown) => (
  <FormOf<Contract> values={{ value }} errors={error ? { value: error } : {}}>
    {(form) => <DayField {...field} form={form} name="value" />}
  </FormOf>
);

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

export const Empty: Story = { args: { label: 'Desde' } };
export const Filled: Story = {
  args: {
    label: 'Último día (opcional)',
    value: '2026-12-31',
    help: 'Incluido. Déjalo vacío si no tiene fecha final.',
  },
};
export const WithError: Story = {
  args: { label: 'Desde', value: '11/25/2026', error: 'Escribe la fecha como 05/11/2026' },
};
export const ReadOnly: Story = { args: { label: 'Desde', value: '2026-12-31', readOnly: true } };
