import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as network } from 'msw';
import { answer } from '../../../../tests/setup/answers';
import { server } from '../../../../tests/setup/browser';
import { stopClock } from '../../testing/clock';
import { findSection, path, renderHost } from '../../testing/renderHost';
import { changeInOtherTab, storedToken, tokenOf } from '../../testing/tokens';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const warning = () => screen.queryByRole('region', { name: 'Tu sesión está a punto de terminar' });
const stayConnected = () =>
  userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Seguir conectado' }));

async function workFor(secondsLeft: number) {
  await renderHost({ session: tokenOf({ secondsLeft, value: 'first' }), route: '/billing' });
  await findSection('billing');
}

async function workInTheLastMinute() {
  await workFor(60);
  await pass(1000);
}

beforeEach(() => stopClock());

describe('the warning', () => {
  it('appears two minutes before the end and counts down', async () => {
    await workFor(125);
    expect(warning()).not.toBeInTheDocument();
    await pass(4000);
    expect(warning()).not.toBeInTheDocument();
    await pass(1000);
    expect(warning()).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('2:00');
    await pass(55_000);
    expect(screen.getByRole('timer')).toHaveTextContent('1:05');
    await pass(56_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:09');
  });

  it('is announced and leaves the page usable', async () => {
    await workInTheLastMinute();
    expect(screen.getByRole('alert')).toHaveTextContent('Tu sesión está a punto de terminar');
    expect(screen.getByRole('heading', { name: 'Página de billing' })).toBeVisible();
  });

  it('gives way to the login page at the end', async () => {
    await workFor(10);
    await pass(12_000);
    expect(path()).toBe('/login');
    expect(warning()).not.toBeInTheDocument();
  });

  it('is not shown to those who are signed out', async () => {
    await renderHost({ route: '/login' });
    await pass(5000);
    expect(warning()).not.toBeInTheDocument();
  });

  it('goes away when another tab has renewed the session', async () => {
    await workInTheLastMinute();
    expect(warning()).toBeVisible();
    act(() => changeInOtherTab(tokenOf({ value: 'renewed' })));
    expect(warning()).not.toBeInTheDocument();
  });

  it('does not come for having done nothing: there is no idle limit', async () => {
    await workFor(8 * 3600);
    jest.setSystemTime(Date.now() + 7 * 3600 * 1000);
    await pass(2000);
    expect(warning()).not.toBeInTheDocument();
    expect(path()).toBe('/billing');
  });
});

describe('«Seguir conectado»', () => {
  it('renews the session, which then lives past its first end', async () => {
    const bearers: unknown[] = [];
    server.use(
      network.post('*/api/session/renew', ({ request }) => {
        bearers.push(request.headers.get('Authorization'));
        return HttpResponse.json({ token: tokenOf({ value: 'second' }) });
      }),
    );
    await workInTheLastMinute();
    await stayConnected();

    await waitFor(() => expect(warning()).not.toBeInTheDocument());
    expect(bearers).toEqual(['Bearer first']);
    expect(storedToken()?.value).toBe('second');
    await pass(120_000);
    expect(path()).toBe('/billing');
  });

  it('that cannot prolong says when the session ends, and what to do', async () => {
    await workInTheLastMinute();
    const session = storedToken();
    const ends = new Intl.DateTimeFormat('es-ES', {
      timeStyle: 'medium',
      timeZone: 'Europe/Madrid',
    }).format(Number(session?.expires_at) * 1000);
    answer('post', 'session/renew', { token: session });
    await stayConnected();

    const last = await screen.findByRole('region', { name: `Tu sesión termina a las ${ends}` });
    expect(last).toHaveTextContent(
      'No se puede alargar más: guarda lo que estés haciendo y vuelve a entrar.',
    );
    expect(screen.queryByRole('button', { name: 'Seguir conectado' })).not.toBeInTheDocument();
    await pass(62_000);
    expect(path()).toBe('/login');
  });

  it('that fails says so, and is pressed again', async () => {
    server.use(network.post('*/api/session/renew', () => HttpResponse.error()));
    await workInTheLastMinute();
    await stayConnected();

    expect(await screen.findByText(/No hay conexión con el servidor/)).toBeInTheDocument();
    expect(storedToken()?.value).toBe('first');
    answer('post', 'session/renew', { token: tokenOf({ value: 'second' }) });
    await stayConnected();
    await waitFor(() => expect(warning()).not.toBeInTheDocument());
    expect(storedToken()?.value).toBe('second');
  });

  it('that is answered without a token says so and keeps the session', async () => {
    answer('post', 'session/renew', {});
    await workInTheLastMinute();
    await stayConnected();
    expect(await screen.findByText('No se ha podido alargar la sesión.')).toBeInTheDocument();
    expect(storedToken()?.value).toBe('first');
  });

  it('that is refused leads to the login page', async () => {
    answer('post', 'session/renew', {}, 401);
    answer('post', 'logout', undefined, 204);
    await workInTheLastMinute();
    await stayConnected();
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
  });

  it('that is answered after a logout signs nobody in again', async () => {
    let answer = () => {};
    server.use(
      network.post('*/api/session/renew', async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json({ token: tokenOf({ value: 'second' }) });
      }),
    );
    await workInTheLastMinute();
    await stayConnected();
    act(() => changeInOtherTab(undefined));
    await screen.findByRole('heading', { name: 'Entrar' });
    answer();
    await pass(2000);
    expect(storedToken()).toBeNull();
    expect(path()).toBe('/login');
  });
});
