import { changeInOtherTab, storedToken, tokenOf } from '../testing/tokens';
import { createSessionStore } from './sessionStore';
import { createTokenStorage } from './tokenStorage';

const atStart = (stored?: string) => {
  if (stored !== undefined) window.localStorage.setItem('token', stored);
  return createSessionStore(createTokenStorage());
};

describe('at start-up', () => {
  it('nobody is signed in when nothing is stored', () => {
    const session = atStart();
    expect(session.get()).toEqual({ state: 'signed-out' });
    expect(session.token()).toBeUndefined();
  });

  it('a damaged value is a signed-out session', () => {
    expect(atStart('{{{').get()).toEqual({ state: 'signed-out' });
  });

  it('a stored session is signed in', () => {
    const token = tokenOf({ role: 'writer' });
    const session = atStart(JSON.stringify(token));
    expect(session.get()).toMatchObject({ state: 'signed-in', user: { role: 'writer' } });
    expect(session.token()).toEqual(token);
  });

  it('a session past its end is expired, and its token is not used', () => {
    const session = atStart(JSON.stringify(tokenOf({ secondsLeft: -1 })));
    expect(session.get()).toMatchObject({ state: 'expired', user: { name: 'Ana Ruiz' } });
    expect(session.token()).toBeUndefined();
  });
});

describe('a login', () => {
  it('is stored in the form of the specification and told to everybody', () => {
    const session = atStart();
    const listener = jest.fn();
    session.subscribe(listener);

    const token = tokenOf();
    session.store(token);

    expect(storedToken()).toEqual(token);
    expect(Object.keys(storedToken() ?? {})).toEqual(['value', 'user', 'expires_at']);
    expect(session.get()).toMatchObject({ state: 'signed-in' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a logout', () => {
  it('removes the token and hands it over for the server', () => {
    const token = tokenOf();
    const session = atStart(JSON.stringify(token));

    expect(session.clear()).toEqual(token);
    expect(storedToken()).toBeNull();
    expect(session.get()).toEqual({ state: 'signed-out' });
    expect(session.clear()).toBeUndefined();
  });
});

describe('the removal of what was refused or is over', () => {
  it('takes it out of storage, and tells nobody before the refresh', () => {
    const session = atStart(JSON.stringify(tokenOf()));
    const listener = jest.fn();
    session.subscribe(listener);

    expect(session.removeStored()).toBe(true);
    expect(storedToken()).toBeNull();
    expect(session.get()).toMatchObject({ state: 'signed-in' });
    expect(listener).not.toHaveBeenCalled();

    session.refresh();
    expect(session.get()).toEqual({ state: 'signed-out' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another', { secondsLeft: 60 }, { value: 'other' }],
    ['more time', { secondsLeft: -1 }, { secondsLeft: 60 }],
  ])('takes over what another tab has stored instead: %s', (_, before, stored) => {
    const session = atStart(JSON.stringify(tokenOf(before)));
    window.localStorage.setItem('token', JSON.stringify(tokenOf(stored)));
    expect(session.removeStored()).toBe(false);
    expect(session.token()).toEqual(storedToken());
    expect(storedToken()).not.toBeNull();
  });

  it.each([
    ['the same with more time', { secondsLeft: 600 }],
    ['another that is over', { value: 'other', secondsLeft: -1 }],
  ])('takes out what was refused, stored as %s', (_, stored) => {
    const session = atStart(JSON.stringify(tokenOf({ secondsLeft: 60 })));
    window.localStorage.setItem('token', JSON.stringify(tokenOf(stored)));
    expect(session.removeStored()).toBe(true);
    expect(storedToken()).toBeNull();
  });
});

describe('the token', () => {
  it('is not given out any more once its end has passed, even before anybody looked', () => {
    jest.useFakeTimers({ now: 1_800_000_000_000 });
    const session = atStart(JSON.stringify(tokenOf({ secondsLeft: 10 })));
    jest.advanceTimersByTime(9999);
    expect(session.token()).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(session.token()).toBeUndefined();
  });
});

describe('what another tab stored', () => {
  it('is seen by a peek without telling anybody, and adopted by a refresh', () => {
    const session = atStart(JSON.stringify(tokenOf({ name: 'Ana' })));
    const listener = jest.fn();
    session.subscribe(listener);
    changeInOtherTab(tokenOf({ name: 'Luis', value: 'other' }));

    expect(session.peek()).toMatchObject({ user: { name: 'Luis' } });
    expect(session.get()).toMatchObject({ user: { name: 'Ana' } });
    expect(listener).not.toHaveBeenCalled();

    session.refresh();
    expect(session.get()).toMatchObject({ user: { name: 'Luis' } });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('changes nothing when it is the same', () => {
    const token = tokenOf();
    const session = atStart(JSON.stringify(token));
    const before = session.get();
    const listener = jest.fn();
    session.subscribe(listener);

    changeInOtherTab({ ...token });
    session.refresh();
    expect(session.get()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });
});

it('a listener that unsubscribed hears nothing more', () => {
  const session = atStart();
  const listener = jest.fn();
  session.subscribe(listener)();
  session.store(tokenOf());
  expect(listener).not.toHaveBeenCalled();
});
