import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormOf } from '../testing/FormOf';
import { Field } from './Field';
import { TextField, type TextFieldProps } from './TextField';

interface Client {
  readonly value: string;
}
type Shown = Omit<TextFieldProps<Client>, 'form' | 'name'> & {
  readonly value?: string;
  readonly error?: string;
};

const Shown = ({ value = '', error, ...field }: Shown) => (
  <FormOf<Client> values={{ value }} errors={error ? { value: error } : {}}>
    {(form) => <TextField {...field} form={form} name="value" />}
  </FormOf>
);

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

export const Empty: Story = { args: { label: 'Razón social' } };
export const Filled: Story = { args: { label: 'Razón social', value: 'Panadería Ávila, S.L.' } };
export const WithHint: Story = {
  args: { label: 'CNAE (opcional)', help: '4 cifras, como 1071', inputMode: 'numeric' },
};
export const WithError: Story = {
  args: { label: 'Correo', type: 'email', value: 'ana.ruiz@', error: 'El correo no es válido' },
};
export const WithErrorAndHint: Story = {
  args: {
    label: 'Días de preaviso (opcional)',
    value: '1,5',
    error: 'Escribe un número sin decimales',
    help: 'Antes del último día, para no renovar',
  },
};
export const Missing: Story = {
  args: { label: 'Razón social', error: 'La razón social es obligatoria' },
};
export const ReadOnly: Story = {
  args: { label: 'CUPS', value: 'ES0021000000000001RK', readOnly: true },
};
export const LongTexts: Story = {
  args: {
    label: 'Horas de presupuesto al mes para las gestiones del cliente (opcional)',
    value: 'Sociedad Cooperativa de Transformaciones Metálicas y Energéticas del Bajo Guadalquivir',
    help: 'Por ejemplo, 12,5. Valen hasta que se acuerden otras, con su fecha, en los ajustes de Tiempo de gestión',
  },
};
export const OtherInput: StoryObj = {
  render: () => (
    <Field label="Notas (opcional)" error="Máximo 2000 caracteres">
      {(a11y) => (
        <textarea
          className="form-control"
          rows={3}
          defaultValue="Prefiere que le llamemos por la tarde."
          {...a11y}
        />
      )}
    </Field>
  ),
};
export const Disabled: StoryObj = {
  render: () => (
    <Field label="Cliente">
      {(a11y) => (
        <input className="form-control" disabled defaultValue="Panadería Ávila, S.L." {...a11y} />
      )}
    </Field>
  ),
};
