import { screen, waitFor } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, field, listOf, openAt } from '../testing/page';
import { factorOf, sessionOf } from '../testing/users';

const here = sessionOf({ current: true, device: 'Firefox en Linux' });
const there = sessionOf({ id: '0199e1a0-0000-7000-8000-0000000000a2' });
const open = () => openAt('/user/mi-cuenta');

beforeEach(() => {
  answer('get', 'account/sessions', listOf([here, there]));
  answer('get', 'account/second-factor', factorOf());
});

it('shows what I am, and changes my name in the shell too', async () => {
  const calls = answer('patch', 'account', { name: 'Persona Nueva' });
  const { user } = open();
  const name = await field('Nombre');
  expect(name).toHaveValue('Persona de Prueba');
  expect(screen.getByText('prueba@vatio.example')).toBeVisible();
  expect(screen.getByText('Administrador')).toBeVisible();
  expect(await screen.findByText('Firefox en Linux')).toBeVisible();

  await user.clear(name);
  await user.type(name, 'Persona Nueva');
  await user.click(screen.getByRole('button', { name: 'Guardar nombre' }));
  await waitFor(() => expect(state.notices).toEqual(['Nombre guardado']));
  expect(calls[0]?.body).toEqual({ name: 'Persona Nueva' });
  expect(state.renewals).toBe(1);
  expect(state.dirtyForms).toBe(0);
});

describe('my password', () => {
  async function change() {
    const rendered = open();
    await rendered.user.type(await field('Contraseña actual'), 'la-de-antes');
    await rendered.user.type(await field('Contraseña nueva'), 'caballo grapa batería');
    await rendered.user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    return rendered;
  }

  it('is changed with the current one, and nothing of it is kept', async () => {
    const calls = answer('post', 'account/password', undefined, 204);
    await change();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({
      currentPassword: 'la-de-antes',
      newPassword: 'caballo grapa batería',
    });
    await waitFor(() => expect(screen.getByLabelText('Contraseña nueva')).toHaveValue(''));
    expect(state.drafts.size).toBe(0);
    expect(state.dirtyForms).toBe(0);
  });

  it('shows on its field that the current one is wrong', async () => {
    const fields = { currentPassword: 'La contraseña actual no es correcta' };
    answer('post', 'account/password', { message: 'Revisa los campos.', fields }, 422);
    await change();
    const current = await field('Contraseña actual');
    await waitFor(() => expect(current).toHaveAccessibleDescription(/no es correcta/));
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('caballo grapa batería');
  });
});

describe('my sessions', () => {
  it('are closed one by one, except this one', async () => {
    const closed = answer('delete', `account/sessions/${there.id}`, undefined, 204);
    const { user } = open();
    expect(await screen.findByText('Esta sesión')).toBeVisible();
    answer('get', 'account/sessions', listOf([here]));
    await user.click(
      screen.getByRole('button', { name: /^Cerrar la sesión de Chrome en Windows/ }),
    );
    await waitFor(() => expect(screen.queryByText('Chrome en Windows')).toBeNull());
    expect(closed).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Cerrar la/ })).not.toBeInTheDocument();
  });

  it('are closed all at once', async () => {
    const closed = answer('delete', 'account/sessions', undefined, 204);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    await waitFor(() => expect(closed).toHaveLength(1));
    expect(state.notices).toEqual(['Las demás sesiones se han cerrado']);
  });
});
