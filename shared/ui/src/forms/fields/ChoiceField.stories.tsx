import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormOf } from '../testing/FormOf';
import { ChoiceField, type ChoiceFieldProps } from './ChoiceField';

const roles = [
  {
    value: 'admin',
    label: 'Administrador',
    explanation: 'Puede todo, también gestionar usuarios.',
  },
  { value: 'writer', label: 'Editor', explanation: 'Crea y cambia datos de los clientes.' },
  { value: 'reader', label: 'Lector', explanation: 'Lo ve todo y no cambia nada.' },
];
const parts = [
  { value: 'powers', label: 'Potencias' },
  { value: 'reactive', label: 'Energía reactiva', explanation: 'Hace falta su curva.' },
  { value: 'prices', label: 'Comparación de precios' },
];

type ShownProps = Pick<ChoiceFieldProps<never>, 'label' | 'help' | 'choices' | 'isMultiple'> & {
  readonly chosen: string | readonly string[];
  readonly error?: string;
};

const Shown = ({ chosen, error, ...field }: ShownProps) => (
  <FormOf values={{ chosen }} errors={error ? { chosen: error } : {}}>
    {(form) => <ChoiceField {...field} form={form} name="chosen" />}
  </FormOf>
);

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

export const NothingChosen: Story = { args: { label: 'Rol', choices: roles, chosen: '' } };
export const Chosen: Story = { args: { label: 'Rol', choices: roles, chosen: 'writer' } };
export const WithError: Story = {
  args: { label: 'Rol', choices: roles, chosen: '', error: 'Elige un rol' },
};
export const Several: Story = {
  args: {
    label: 'Partes del estudio',
    choices: parts,
    isMultiple: true,
    chosen: ['powers', 'prices'],
    help: 'Las que elijas salen en el informe, en este orden',
  },
};
export const SeveralWithError: Story = {
  args: {
    label: 'Partes del estudio',
    choices: parts,
    isMultiple: true,
    chosen: [],
    error: 'Elige al menos una parte',
  },
};
