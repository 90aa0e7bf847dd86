import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../tests/setup/answers';
import { recordAddresses } from '../testing/addresses';
import { stopClock } from '../testing/clock';
import { Editing } from '../testing/Editing';
import { findSection, path, renderHost, requestedSections, signIn } from '../testing/renderHost';
import { sayingIts } from '../testing/sections';
import { storedToken, tokenOf } from '../testing/tokens';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const keyboard = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => stopClock());

describe('a session that comes to its end', () => {
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

  it('is gone too when it was over before the page was opened, without going in circles', async () => {
    const addresses = recordAddresses();
    await renderHost({ session: tokenOf({ secondsLeft: -60 }), route: '/billing' });
    expect(await screen.findByText(/Tu sesión ha terminado/)).toBeVisible();
    expect(addresses.at(-1)).toBe('/login (no token)');
    const entries = window.history.length;
    await pass(10_000);
    expect(path()).toBe('/login');
    expect(window.history.length).toBe(entries);
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
    answer('post', 'login', { token: tokenOf() });
    await renderHost({
      session: tokenOf({ secondsLeft: 3 }),
      route: '/billing?page=2',
      sections: { billing: Editing },
    });
    await user.type(await screen.findByLabelText('Nota'), 'a medias');
    await pass(5000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await signIn(user);
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
});

describe('storage that the browser forbids', () => {
  it('still lets people work in this tab', async () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    answer('post', 'login', { token: tokenOf() });
    await renderHost({ route: '/billing' });
    await signIn(keyboard());
    await findSection('billing');
    await pass(10_000);
    expect(path()).toBe('/billing');
  });
});
