import { changeInOtherTab, storedToken, tokenOf } from '../testing/tokens';
import { createSessionEnd } from './endSession';
import { createSessionStore } from './sessionStore';
import type { Token } from './token';
import { createTokenStorage } from './tokenStorage';
import { watchSession } from './watchSession';

/** A watched session; `events` records the order. */
function watched(token?: Token) {
  if (token) window.localStorage.setItem('token', JSON.stringify(token));
  const session = createSessionStore(createTokenStorage());
  const events: string[] = [];
  session.subscribe(() => events.push(session.get().state));
  let showLogin = () => {};
  const stop = watchSession({
    session,
    endSession: createSessionEnd(session, () => {
      events.push(
        `login page asked for, ${window.localStorage.getItem('token') ?? 'nothing'} stored`,
      );
      return new Promise((resolve) => {
        showLogin = () => {
          events.push('login page shown');
          resolve();
        };
      });
    }),
    onSignedInElsewhere: () => events.push('entered'),
  });
  stops.push(stop);
  const loginShows = async () => {
    showLogin();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { session, events, loginShows, stop };
}

const asked = 'login page asked for, nothing stored';
const over = { ...tokenOf(), expires_at: 1 };
const stops: (() => void)[] = [];

beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('a session that ends', () => {
  it('is noticed at the check that is made every 2000 ms', () => {
    const { events } = watched(tokenOf({ secondsLeft: 3 }));

    jest.advanceTimersByTime(3999);
    expect(events).toEqual([]);
    expect(storedToken()).not.toBeNull();

    jest.advanceTimersByTime(1);
    expect(events).toEqual([asked]);
    expect(storedToken()).toBeNull();
  });

  it('ends when its last second is now', () => {
    const { events } = watched(tokenOf({ secondsLeft: 2 }));
    jest.advanceTimersByTime(2000);
    expect(events).toEqual([asked]);
  });

  it('is over for the page only once the login page is on screen', async () => {
    const { session, events, loginShows } = watched(tokenOf({ secondsLeft: 1 }));
    jest.advanceTimersByTime(2000);
    expect(session.get()).toMatchObject({ user: { name: 'Ana Ruiz' } });

    await loginShows();
    expect(events).toEqual([asked, 'login page shown', 'signed-out']);
  });

  it('leads to the login page once, however long that takes to appear', async () => {
    const { events, loginShows } = watched(tokenOf({ secondsLeft: 1 }));
    jest.advanceTimersByTime(20_000);
    await loginShows();
    jest.advanceTimersByTime(20_000);
    expect(events).toEqual([asked, 'login page shown', 'signed-out']);
  });

  it('is not the one that another tab stored while the login page was coming', async () => {
    const { session, events, loginShows } = watched(tokenOf({ secondsLeft: 1 }));
    jest.advanceTimersByTime(2000);
    window.localStorage.setItem('token', JSON.stringify(tokenOf({ value: 'other' })));
    await loginShows();
    expect(session.token()?.value).toBe('other');
    expect(storedToken()?.value).toBe('other');
    expect(events).toEqual([asked, 'login page shown', 'signed-in']);
  });

  it('was over before the page was opened: the same', () => {
    const { events } = watched(tokenOf({ secondsLeft: -100 }));
    jest.advanceTimersByTime(2000);
    expect(events).toEqual([asked]);
  });
});

describe('another tab', () => {
  it('signs in: this one enters', () => {
    const { session, events } = watched();
    changeInOtherTab(tokenOf({ name: 'Luis' }));
    expect(session.get()).toMatchObject({ state: 'signed-in', user: { name: 'Luis' } });
    expect(events).toEqual(['signed-in', 'entered']);
  });

  it('signs in as somebody else: this one follows and stays where it is', () => {
    const { session, events } = watched(tokenOf({ name: 'Ana' }));
    changeInOtherTab(tokenOf({ name: 'Luis', value: 'other' }));
    expect(session.get()).toMatchObject({ user: { name: 'Luis' } });
    expect(events).toEqual(['signed-in']);
  });

  it.each([
    ['logs out', () => changeInOtherTab(undefined)],
    [
      'clears the whole storage',
      () => {
        window.localStorage.clear();
        window.dispatchEvent(new StorageEvent('storage', { key: null }));
      },
    ],
    ['says that it is over', () => changeInOtherTab(over)],
  ])('%s: this one shows the login page, then is signed out', async (_, change) => {
    const { events, loginShows } = watched(tokenOf());
    change();
    await loginShows();
    expect(events).toEqual([asked, 'login page shown', 'signed-out']);
  });

  it.each([
    ['a damaged value', '{"value":'],
    ['an unknown role', JSON.stringify({ ...tokenOf(), user: { name: 'A', role: 'x' } })],
  ])('leaves %s: the same, and what another version may read stays', async (_, text) => {
    const { events, loginShows } = watched(tokenOf());
    changeInOtherTab(text);
    await loginShows();
    expect(events.slice(1)).toEqual(['login page shown', 'signed-out']);
    expect(window.localStorage.getItem('token')).toBe(text);
  });

  it('changes something else in the storage: nothing happens', () => {
    const { events } = watched(tokenOf());
    window.localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(events).toEqual([]);
  });

  it('changed the token and the browser did not say so: the next check makes up for it', () => {
    const { session, events } = watched();
    window.localStorage.setItem('token', JSON.stringify(tokenOf()));
    jest.advanceTimersByTime(1999);
    expect(events).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(session.get().state).toBe('signed-in');
    expect(events).toEqual(['signed-in', 'entered']);
  });

  it.each([
    ['cleared the storage', () => window.localStorage.clear()],
    ['damaged the session', () => window.localStorage.setItem('token', '{')],
    ['ended it', () => window.localStorage.setItem('token', JSON.stringify(over))],
  ])('%s and the browser did not say so: the next check makes up for it', async (_, change) => {
    const { events, loginShows } = watched(tokenOf());
    change();
    jest.advanceTimersByTime(2000);
    await loginShows();
    expect(events.slice(1)).toEqual(['login page shown', 'signed-out']);
  });

  it('renewed the session: this one lives on as well', () => {
    const { session, events } = watched(tokenOf({ secondsLeft: 3 }));
    changeInOtherTab(tokenOf({ secondsLeft: 3600, value: 'renewed' }));
    jest.advanceTimersByTime(10_000);
    expect(session.token()?.value).toBe('renewed');
    expect(events).toEqual(['signed-in']);
  });
});

it('after the watch was stopped nothing happens any more', () => {
  const { events, stop } = watched(tokenOf({ secondsLeft: 1 }));
  stop();
  jest.advanceTimersByTime(10_000);
  changeInOtherTab(undefined);
  expect(events).toEqual([]);
});
