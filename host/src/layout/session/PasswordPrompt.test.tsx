import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type HttpError, http } from '@vatio/platform';
import { HttpResponse, http as network } from 'msw';
import { useState } from 'react';
import { answer } from '../../../../tests/setup/answers';
import { server } from '../../../../tests/setup/browser';
import { path, renderHost } from '../../testing/renderHost';
import { tokenOf } from '../../testing/tokens';

/** A section that changes an account, and shows the outcome. */
function Changing() {
  const [text, setText] = useState('Sin cambios');
  const change = () =>
    http.patch('users/7', { name: 'Ana' }).then(
      () => setText('Cambiado'),
      (error: HttpError) => setText(error.message),
    );
  return (
    <>
      <button type="button" onClick={change}>
        Cambiar
      </button>
      <p>{text}</p>
    </>
  );
}

const sentence = 'Confirma tu contraseña para hacer este cambio.';
let bodies: unknown[];
let isProven: boolean;

/** A change that the API refuses until it has the password again. */
async function change() {
  bodies = [];
  isProven = false;
  server.use(
    network.patch('*/api/users/7', async ({ request }) => {
      bodies.push(await request.json());
      if (isProven) return HttpResponse.json({});
      const refusal = { message: sentence, code: 'password_needed' };
      return HttpResponse.json(refusal, { status: 403 });
    }),
    network.post('*/api/session/confirm', async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      isProven = password === 'buena';
      if (isProven) return new HttpResponse(null, { status: 204 });
      const fields = { password: 'La contraseña no es correcta' };
      return HttpResponse.json({ message: 'Revisa los campos.', fields }, { status: 422 });
    }),
  );
  await renderHost({ session: tokenOf(), route: '/user', sections: { user: Changing } });
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
  return screen.findByRole('dialog', { name: 'Confirma tu contraseña' });
}

it('asks for the password again, and repeats the call with it', async () => {
  const dialog = await change();
  const password = within(dialog).getByLabelText('Tu contraseña');
  expect(password).toHaveFocus();
  await userEvent.type(password, 'mala{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('La contraseña no es correcta'));
  expect(password).toHaveFocus();
  expect(path()).toBe('/user');

  await userEvent.clear(password);
  await userEvent.type(password, 'buena{Enter}');
  expect(await screen.findByText('Cambiado')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bodies).toEqual([{ name: 'Ana' }, { name: 'Ana' }]);
});

it('leaves the call as it was refused for whoever does not want to', async () => {
  const dialog = await change();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(bodies).toHaveLength(1);
});

describe('a session that owes something first', () => {
  it.each([
    ['password_change_needed', '/user/cambiar-contrasena'],
    ['second_factor_needed', '/user/segundo-factor'],
  ])('%s: is led to %s, which knows where to go on', async (code, page) => {
    answer('patch', 'users/7', { message: 'Antes, otra cosa.', code }, 403);
    await renderHost({ session: tokenOf(), route: '/user?q=a', sections: { user: Changing } });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
    await waitFor(() => expect(path()).toBe(page));
    expect(window.history.state.usr).toEqual({ from: '/user?q=a' });
  });

  it('stays where it is for any other 403', async () => {
    answer('patch', 'users/7', { message: 'No tienes permiso.' }, 403);
    await renderHost({ session: tokenOf(), route: '/user', sections: { user: Changing } });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
    expect(await screen.findByText('No tienes permiso.')).toBeVisible();
    expect(path()).toBe('/user');
  });
});
