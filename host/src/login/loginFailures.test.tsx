import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';
import { stopClock } from '../testing/clock';
import { setOnline } from '../testing/network';
import { findSection, path, renderHost, signIn } from '../testing/renderHost';
import { storedToken, tokenOf } from '../testing/tokens';

const answer = (status: number, body: Record<string, unknown> = {}, headers = {}) =>
  server.use(network.post('*/api/login', () => HttpResponse.json(body, { status, headers })));

describe('a login without a network', () => {
  const offline = /^Sin conexión\. Comprueba tu red/;

  it('is said before anything is sent, again when it is tried, and no longer than it lasts', async () => {
    server.use(network.post('*/api/login', () => HttpResponse.error()));
    await renderHost({ route: '/login' });
    await screen.findByLabelText('Contraseña');
    setOnline(false);
    const before = screen.getByRole('alert');
    expect(before).toHaveTextContent(offline);
    await signIn();
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(before));
    expect(screen.getByRole('alert')).toHaveTextContent(offline);
    expect(screen.getByLabelText('Contraseña')).toHaveValue('secreta');

    setOnline(true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    answer(200, { token: tokenOf() });
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await findSection('energy-analysis');
  });
});

describe('a login that fails', () => {
  it('for a wrong password says so and stays, with what was typed', async () => {
    answer(401, { message: 'No' });
    await renderHost({ route: '/login' });
    await signIn();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El correo o la contraseña no son correctos.',
    );
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@vatio.example');
    expect(screen.getByLabelText('Contraseña')).toHaveFocus();
    expect(path()).toBe('/login');
    expect(storedToken()).toBeNull();
  });

  it('can be tried again, and the old message is gone', async () => {
    answer(401);
    await renderHost({ route: '/login' });
    const user = userEvent.setup();
    await signIn(user);
    await screen.findByRole('alert');

    answer(200, { token: tokenOf() });
    await user.type(screen.getByLabelText('Contraseña'), '2{Enter}');
    await findSection('energy-analysis');
    expect(screen.queryByText(/no son correctos/)).not.toBeInTheDocument();
  });

  it('for too many tries counts the waiting time down, then says that one may try again', async () => {
    stopClock();
    answer(429, {}, { 'Retry-After': '61' });
    await renderHost({ route: '/login' });
    await signIn(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Demasiados intentos fallidos\. .*dentro de 2 minutos\./);
    await act(() => jest.advanceTimersByTime(2000));
    expect(alert).toHaveTextContent('dentro de 59 segundos.');
    await act(() => jest.advanceTimersByTime(58_000));
    expect(alert).toHaveTextContent('dentro de 1 segundo.');
    await act(() => jest.advanceTimersByTime(1000));
    expect(alert).toHaveTextContent('Ya puedes intentarlo de nuevo.');
  });

  it('for its fields says so on the field, which gets the focus', async () => {
    answer(422, {
      message: 'Revisa los datos.',
      fields: { email: 'El correo es demasiado largo' },
    });
    await renderHost({ route: '/login' });
    await signIn();

    const email = screen.getByLabelText('Correo electrónico');
    await screen.findByRole('button', { name: 'Entrar' });
    expect(email).toHaveAccessibleDescription('El correo es demasiado largo');
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(screen.getByLabelText('Contraseña')).toBeValid();
  });

  it('for a malformed request shows the error and keeps what was typed', async () => {
    answer(400, { message: 'Petición mal formada.' });
    await renderHost({ route: '/login' });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Petición mal formada.');
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@vatio.example');
  });

  it.each([
    ['no token', {}],
    [
      'a token of an unknown role',
      { token: { ...tokenOf(), user: { name: 'Ana', role: 'root' } } },
    ],
  ])('for an answer with %s says that it was unexpected, and stores nothing', async (_, body) => {
    answer(200, body);
    await renderHost({ route: '/login' });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error inesperado.');
    expect(storedToken()).toBeNull();
  });
});

describe('a clock so wrong that the new session is over already', () => {
  it('is named on the login page, and nothing goes round in circles', async () => {
    stopClock();
    let logins = 0;
    server.use(
      network.post('*/api/login', () => {
        logins += 1;
        return HttpResponse.json({ token: tokenOf({ secondsLeft: -3600 }) });
      }),
    );
    await renderHost({ route: '/billing' });
    await signIn(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El reloj de este equipo no está en hora',
    );
    const entries = window.history.length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(path()).toBe('/login');
    expect(window.history.length).toBe(entries);
    expect(storedToken()).toBeNull();
    expect(logins).toBe(1);
  });
});
