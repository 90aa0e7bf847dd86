import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { Field } from '../fields/Field';
import { FormOf } from '../testing/FormOf';
import { PasswordField } from './PasswordField';
import { PasswordInput } from './PasswordInput';
import { Verdict } from './PasswordStrength';
import type { Strength } from './strengthOf';

interface ShownProps {
  readonly password?: string;
  readonly error?: string;
}

const Shown = ({ password = '', error }: ShownProps) => (
  <FormOf values={{ password }} errors={error ? { password: error } : {}}>
    {(form) => (
      <PasswordField
        form={form}
        name="password"
        label="Contraseña"
        help="Al menos 8 caracteres."
        autoComplete="current-password"
      />
    )}
  </FormOf>
);

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

const judged = (score: Strength['score'], label: string, hint = ''): StoryObj => ({
  render: () => (
    <Field label="Contraseña nueva">
      {(a11y) => (
        <>
          <PasswordInput {...a11y} autoComplete="new-password" defaultValue="tejado7" />
          <Verdict strength={{ score, label, hint }} />
        </>
      )}
    </Field>
  ),
});

export const Empty: Story = {};
export const Hidden: Story = { args: { password: 'tejado lince 7' } };
export const InSight: Story = {
  args: { password: 'tejado lince 7' },
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByRole('button'));
  },
};
export const WithError: Story = { args: { error: 'La contraseña es obligatoria' } };
export const VeryWeak = judged(0, 'Muy débil', 'Es de las más usadas: elige otra.');
export const Weak = judged(
  1,
  'Débil',
  'Evita el nombre, el correo y lo que se sepa de la persona.',
);
export const Fair = judged(2, 'Aceptable', 'Añade una o dos palabras poco comunes.');
export const Strong = judged(3, 'Fuerte');
export const VeryStrong = judged(4, 'Muy fuerte');
