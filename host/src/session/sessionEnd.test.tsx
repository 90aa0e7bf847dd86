import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';
import { recordAddresses } from '../testing/addresses';
import { stopClock } from '../testing/clock';
import { Editing } from '../testing/Editing';
import { findSection, path, renderHost, requestedSections } from '../testing/renderHost';
import { sayingIts } from '../testing/sections';
import { storedToken, tokenOf } from '../testing/tokens';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const keyboard = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => stopClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a session that comes to its end', () => {
  it('is removed at the next check, and the login page says why', async () => {
    await renderHost({ session: tokenOf({ secondsLeft: 5 }), route: '/billing' });
    await findSection('billing');
    await pass(4500);
    expect(path()).toBe('/billing');

    await pass(2000);
    expect(screen.getByText(/Tu sesión ha terminado/)).toBeVisible();
    expect(path()).toBe('/login');
    expect(storedToken()).toBeNull();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('is gone from storage before the address says so', async () => {
    await renderHost({ session: tokenOf({ secondsLeft: 1 }), route: '/billing' });
    await findSection('billing');
    const addresses = recordAddresses();
    await pass(2000);
    expect(addresses).toEqual(['/login (no token)']);
  });

  it('is gone too when the guard sees its end before the check does', async () => {
    await renderHost({ session: tokenOf({ secondsLeft: 1 }), route: '/company' });
    await findSection('company');
    const addresses = recordAddresses();
    await pass(1500);
    await keyboard().click(screen.getByRole('link', { name: 'Facturación' }));
    expect(await screen.findByText(/Tu sesión ha terminado/)).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(addresses).toEqual(['/billing (Ana Ruiz)', '/login (no token)']);
  });

  it('is gone too when it was over before the page was opened', async () => {
    const addresses = recordAddresses();
    await renderHost({ session: tokenOf({ secondsLeft: -60 }), route: '/billing' });
    expect(await screen.findByText(/Tu sesión ha terminado/)).toBeVisible();
    expect(addresses.at(-1)).toBe('/login (no token)');
  });

  it('is no end when another tab has stored more time, though this one was not told', async () => {
    await renderHost({ session: tokenOf({ secondsLeft: 1 }), route: '/company' });
    await findSection('company');
    await pass(1500);
    window.localStorage.setItem('token', JSON.stringify(tokenOf({ value: 'renewed' })));
    await keyboard().click(screen.getByRole('link', { name: 'Facturación' }));
    await findSection('billing');
    await pass(2000);
    expect(path()).toBe('/billing');
    expect(storedToken()?.value).toBe('renewed');
  });

  it('does not ask about unsaved changes, and keeps them for after the login', async () => {
    const user = keyboard();
    server.use(network.post('*/api/login', () => HttpResponse.json({ token: tokenOf() })));
    await renderHost({
      session: tokenOf({ secondsLeft: 3 }),
      route: '/billing?page=2',
      sections: { billing: Editing },
    });
    await user.type(await screen.findByLabelText('Nota'), 'a medias');
    await pass(5000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.type(screen.getByLabelText('Correo electrónico'), 'ana@vatio.example');
    await user.type(screen.getByLabelText('Contraseña'), 'secreta{Enter}');
    expect(await screen.findByLabelText('Nota')).toHaveValue('a medias');
    expect(path()).toBe('/billing?page=2');
  });

  it('lets nobody into another section in the moment before the check', async () => {
    await renderHost({
      session: tokenOf({ secondsLeft: 1 }),
      sections: { 'energy-analysis': sayingIts('energy-analysis'), billing: sayingIts('billing') },
    });
    await findSection('energy-analysis');
    await pass(1500);
    await keyboard().click(screen.getByRole('link', { name: 'Facturación' }));
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
    expect(requestedSections).toEqual(['energy-analysis']);
  });

  it('that was over when the page was opened is removed too, without going in circles', async () => {
    await renderHost({ session: tokenOf({ secondsLeft: -60 }), route: '/billing' });
    await screen.findByRole('heading', { name: 'Entrar' });
    const entries = window.history.length;
    await pass(10_000);
    expect(storedToken()).toBeNull();
    expect(path()).toBe('/login');
    expect(window.history.length).toBe(entries);
  });
});

describe('storage that the browser forbids', () => {
  it('still lets people work in this tab', async () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    server.use(network.post('*/api/login', () => HttpResponse.json({ token: tokenOf() })));
    await renderHost({ route: '/billing' });
    const user = keyboard();
    await user.type(await screen.findByLabelText('Correo electrónico'), 'ana@vatio.example');
    await user.type(screen.getByLabelText('Contraseña'), 'secreta{Enter}');
    await findSection('billing');
    await pass(10_000);
    expect(path()).toBe('/billing');
    jest.restoreAllMocks();
  });
});
