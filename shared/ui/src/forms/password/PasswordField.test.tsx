import '@vatio/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { object, PasswordField, rules, TextField, useZodForm } from '../index';

// jsdom has no workers: the same verdicts, in the page.
jest.mock('./judge', () => ({
  prepareToJudge: () => undefined,
  judge: async (password: string, against: readonly string[]) =>
    jest.requireActual<typeof import('./strengthOf')>('./strengthOf').strengthOf(password, against),
}));

const schema = object({ name: rules.line('El nombre', 120), password: rules.newPassword() });

function NewPassword() {
  const form = useZodForm(schema, { name: '', password: '' });
  return (
    <form>
      <TextField form={form} name="name" label="Nombre" />
      <PasswordField
        form={form}
        name="password"
        label="Contraseña"
        autoComplete="new-password"
        strengthAgainst={() => [form.getValues('name')]}
      />
      <button type="button" onClick={() => form.reset()}>
        Vaciar
      </button>
    </form>
  );
}

function CurrentPassword() {
  const form = useZodForm(object({ password: rules.password() }), { password: '' });
  return (
    <PasswordField form={form} name="password" label="Clave" autoComplete="current-password" />
  );
}

const password = () => screen.getByLabelText('Contraseña');

describe('a password', () => {
  it('is shown and hidden by its button', async () => {
    render(<NewPassword />);
    await userEvent.type(password(), 'secreta');
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue('secreta');
  });

  it('that is chosen is judged in words, politely', async () => {
    const { container } = render(<NewPassword />);
    await userEvent.type(password(), '12345678');
    const verdict = await screen.findByText('Muy débil.');
    expect(verdict.parentElement).toHaveTextContent('Muy débil. Es de las más usadas: elige otra.');
    expect(verdict.parentElement).toHaveAttribute('aria-live', 'polite');
    expect(await axe(container)).toHaveNoViolations();

    await userEvent.clear(password());
    await userEvent.type(password(), 'tejado lince 7 trombón');
    expect(await screen.findByText('Muy fuerte.')).toBeVisible();
  });

  it('is weaker when it is the name that was typed above', async () => {
    render(<NewPassword />);
    await userEvent.type(screen.getByLabelText('Nombre'), 'Iñaki Etxeberria');
    await userEvent.type(password(), 'etxeberria');
    expect(await screen.findByText(/Evita el nombre, el correo/)).toBeVisible();
  });

  it.each([
    ['cleared', () => userEvent.clear(password())],
    ['taken back by the form', () => userEvent.click(screen.getByText('Vaciar'))],
  ])('has no verdict any more once it is %s', async (_, empty) => {
    render(<NewPassword />);
    await userEvent.type(password(), '12345678');
    await screen.findByText('Muy débil.');
    await empty();
    await waitFor(() => expect(screen.queryByText('Muy débil.')).not.toBeInTheDocument());
  });

  it('that is only asked for is not judged', async () => {
    const { container } = render(<CurrentPassword />);
    await userEvent.type(screen.getByLabelText('Clave'), '12345678');
    expect(container.querySelector('[aria-live]')).toBeNull();
  });
});
