import { isExpired, parseStoredToken, parseToken, sessionOf } from './token';

const token = { value: 'v', user: { name: 'Ana', role: 'reader' }, expires_at: 1_800_000_000 };
const user = { name: 'Ana', role: 'reader' };

describe('the stored token', () => {
  it.each(['admin', 'writer', 'reader', 'pds_editor'])('is read for the role %s', (role) => {
    const stored = { ...token, user: { name: 'Ana', role } };
    expect(parseStoredToken(JSON.stringify(stored))).toEqual(stored);
  });

  it('keeps the fields that it holds beyond the required ones', () => {
    const more = { ...token, user: { ...user, id: '7', email: 'a@b.es', team: 'Norte' }, extra: 1 };
    expect(parseStoredToken(JSON.stringify(more))).toEqual(more);
  });

  it('is read with an empty name, which is still a name', () => {
    expect(parseToken({ ...token, user: { ...user, name: '' } })).toBeDefined();
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a text that is no JSON', '{"value":'],
    ['the word undefined', 'undefined'],
    ['null', 'null'],
    ['a number', '42'],
    ['a list', '[]'],
    ['a text in JSON', '"token"'],
    ['a null in place of the user', JSON.stringify({ ...token, user: null })],
    ['a text in place of the user', JSON.stringify({ ...token, user: 'Ana' })],
    ['a value that is empty', JSON.stringify({ ...token, value: '' })],
    ['a value that is no text', JSON.stringify({ ...token, value: 7 })],
    ['an end that is a text', JSON.stringify({ ...token, expires_at: '1800000000' })],
    ['an end that is null', JSON.stringify({ ...token, expires_at: null })],
    ['an end beyond all numbers', JSON.stringify(token).replace('1800000000', '1e999')],
    ['a name that is no text', JSON.stringify({ ...token, user: { ...user, name: 1 } })],
    ['an unknown role', JSON.stringify({ ...token, user: { ...user, role: 'root' } })],
    ['a role in capitals', JSON.stringify({ ...token, user: { ...user, role: 'ADMIN' } })],
    [
      'a role that objects have by nature',
      JSON.stringify({ ...token, user: { ...user, role: 'constructor' } }),
    ],
    ['a list of roles', JSON.stringify({ ...token, user: { ...user, role: ['admin'] } })],
  ])('that is %s is a signed-out session', (_, text) => {
    expect(parseStoredToken(text)).toBeUndefined();
  });

  it.each(['value', 'user', 'expires_at'])('without %s is a signed-out session', (field) => {
    expect(parseToken({ ...token, [field]: undefined })).toBeUndefined();
  });

  it.each(['name', 'role'])('without the user’s %s is a signed-out session', (field) => {
    expect(parseToken({ ...token, user: { ...user, [field]: undefined } })).toBeUndefined();
  });
});

describe('a session', () => {
  const parsed = parseToken(token);
  const endMs = token.expires_at * 1000;

  it('is signed out without a token', () => {
    expect(sessionOf(undefined, endMs)).toEqual({ state: 'signed-out' });
  });

  it('is signed in until the last millisecond', () => {
    expect(sessionOf(parsed, endMs - 1)).toEqual({
      state: 'signed-in',
      user,
      expiresAt: token.expires_at,
    });
  });

  it('is expired as soon as its end is now', () => {
    expect(sessionOf(parsed, endMs)).toMatchObject({ state: 'expired', user });
    expect(parsed && isExpired(parsed, endMs)).toBe(true);
  });
});
