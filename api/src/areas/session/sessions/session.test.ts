import { v7 as uuidV7 } from 'uuid';
import { userApi } from '../../../../test/apis/user';
import { Caller } from '../../../../test/calls/caller';
import type { TestUser } from '../../../../test/testApi';
import { maxOpenLogins } from './session';

const nuria: TestUser = { email: 'nuria@vatio.example', password: 'contraseña-larga' };

const api = userApi.shared();
let nuriaId: string;
beforeAll(async () => {
  nuriaId = await api.addUser(nuria);
});

const statusOf = async (token: string) => (await api.session(token)).status;
const hourSeconds = 3600;
const sessionCount = async () =>
  (await api.db.selectFrom('sessions').select('id').execute()).length;
const logout = (token: string) => api.post('/api/logout', { token });

it('says who the bearer of a token is', async () => {
  const token = await api.tokenOf(nuria);
  const answer = await api.session(token.value);
  expect(answer.json).toEqual({ user: token.user, expires_at: token.expires_at });
});

it.each([
  ['no header', {}],
  ['another scheme', { authorization: 'Basic bnVyaWE6eA==' }],
  ['no token', { authorization: 'Bearer ' }],
  ['an unknown token', { authorization: `Bearer ${'A'.repeat(43)}` }],
  ['a strange token', { authorization: "Bearer ' or 1=1 --" }],
  ['a long token', { authorization: `Bearer ${'A'.repeat(4000)}` }],
])('answers 401 to %s', async (_name, headers) => {
  const answer = await api.get('/api/session', headers);
  expect(answer.status).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
  expect(answer.json).toEqual({ message: 'La sesión no es válida o ha caducado. Entra de nuevo.' });
});

it('ends after twelve hours, to the second', async () => {
  const { value } = await api.tokenOf(nuria);
  api.clock.advance({ seconds: 12 * 60 * 60 - 1 });
  expect(await statusOf(value)).toBe(200);
  api.clock.advance({ seconds: 1 });
  expect(await statusOf(value)).toBe(401);
});

it('ends when the user is deactivated', async () => {
  const { value } = await api.tokenOf(nuria);
  const setActive = (active: boolean) =>
    api.db.updateTable('users').set({ active }).where('id', '=', nuriaId).execute();
  await setActive(false);
  expect(await statusOf(value)).toBe(401);
  expect((await api.renew(value)).status).toBe(401);
  await setActive(true);
});

describe('logout', () => {
  it('revokes the token, once and for ever', async () => {
    const { value } = await api.tokenOf(nuria);
    expect((await logout(value)).status).toBe(204);
    expect(await statusOf(value)).toBe(401);
    expect((await api.renew(value)).status).toBe(401);
    expect((await logout(value)).status).toBe(204);
  });

  it('is content with tokens that are unknown or expired', async () => {
    expect((await logout('never-heard-of')).status).toBe(204);
    const { value } = await api.tokenOf(nuria);
    api.clock.advance({ seconds: 13 * 60 * 60 });
    expect((await logout(value)).status).toBe(204);
  });

  it('leaves other logins of the same person alone', async () => {
    const [here, there] = [await api.tokenOf(nuria), await api.tokenOf(nuria)];
    await logout(here.value);
    expect(await statusOf(there.value)).toBe(200);
  });

  it.each([
    ['nothing', undefined],
    ['a number', { token: 1 }],
    ['a novel', { token: 'x'.repeat(513) }],
  ])('answers 422 to %s', async (_name, body) => {
    const answer = await api.post('/api/logout', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.fields)).toEqual(['token']);
  });
});

describe('renew', () => {
  it('gives a new token for twelve more hours', async () => {
    const old = await api.tokenOf(nuria);
    api.clock.advance({ seconds: 60 * 60 });
    const answer = await api.renew(old.value);
    const { token } = answer.json;
    expect(token.value).not.toBe(old.value);
    expect(token.user).toEqual(old.user);
    expect(token.expires_at).toBe(old.expires_at + 60 * 60);
    expect(await statusOf(token.value)).toBe(200);
  });

  it('gives nothing new within a minute: the session as it stands', async () => {
    const token = await api.tokenOf(nuria);
    api.clock.advance({ seconds: 59 });
    expect((await api.renew(token.value)).json).toEqual({ token });
    api.clock.advance({ seconds: 1 });
    const renewed = (await api.renew(token.value)).json.token;
    expect(renewed.value).not.toBe(token.value);
    const countBefore = await sessionCount();
    for (let time = 0; time < 20; time += 1) {
      expect((await api.renew(renewed.value)).json.token).toEqual(renewed);
    }
    expect(await sessionCount()).toBe(countBefore);
  });

  it('says the name of now, though the session stays as it stands', async () => {
    const { value } = await api.tokenOf(nuria);
    await new Caller(api.url, nuriaId, value).patch('/api/account', { name: 'Nuria Nueva' });
    const { token } = (await api.renew(value)).json;
    expect([token.value, token.user.name]).toEqual([value, 'Nuria Nueva']);
  });

  it('ends a week after the login, however often it was renewed', async () => {
    const first = await api.tokenOf(nuria);
    const end = first.expires_at - 12 * hourSeconds + 7 * 24 * hourSeconds;
    let token = first;
    for (let hours = 0; hours < 7 * 24; hours += 11) {
      ({ token } = (await api.renew(token.value)).json);
      expect(token.expires_at).toBe(Math.min(first.expires_at + hours * hourSeconds, end));
      api.clock.advance({ seconds: 11 * hourSeconds });
    }
    expect(token.expires_at).toBe(end);
    expect((await api.renew(token.value)).status).toBe(401);
  });

  it('cannot prolong what is as long as it can be: it answers the session as it stands', async () => {
    let token = await api.tokenOf(nuria);
    for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
      api.clock.advance({ seconds: 11 * hourSeconds });
      ({ token } = (await api.renew(token.value)).json);
    }
    api.clock.advance({ seconds: 120 });
    expect((await api.renew(token.value)).json).toEqual({ token });
  });

  it('lets the old token live for thirty seconds, so that a second tab can renew too', async () => {
    const { value } = await api.tokenOf(nuria);
    api.clock.advance({ seconds: hourSeconds });
    const [first, second] = await Promise.all([api.renew(value), api.renew(value)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    // Both tabs write it into one storage: the later one must not bring back the token that ends.
    expect(first.json.token.value).not.toBe(value);
    expect(second.json).toEqual(first.json);

    api.clock.advance({ seconds: 29 });
    expect(await statusOf(value)).toBe(200);
    // Renewing again does not lengthen the grace.
    expect((await api.renew(value)).json).toEqual(first.json);
    api.clock.advance({ seconds: 1 });
    expect(await statusOf(value)).toBe(401);
    expect((await api.renew(value)).status).toBe(401);
  });

  it.each(['the old token', 'the new token'])('ends with a logout by %s', async (which) => {
    const old = await api.tokenOf(nuria);
    api.clock.advance({ seconds: hourSeconds });
    const renewed = [await api.renew(old.value), await api.renew(old.value)].map(
      (answer): string => answer.json.token.value,
    );
    await logout(which === 'the old token' ? old.value : (renewed[0] ?? ''));
    for (const value of [old.value, ...renewed]) expect(await statusOf(value)).toBe(401);
  });

  it('cannot outrun a logout that happens at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { value } = await api.tokenOf(nuria);
      api.clock.advance({ seconds: hourSeconds });
      const [answer] = await Promise.all([api.renew(value), logout(value)]);
      if (answer.status === 200) expect(await statusOf(answer.json.token.value)).toBe(401);
      else expect(answer.status).toBe(401);
    }
  });
});

it('has a thousand logins at most: the oldest ends', async () => {
  const olga = { email: 'olga@vatio.example', password: 'contraseña-larga' };
  await api.addUser(olga);
  const [oldest, next] = [await api.tokenOf(olga), await api.tokenOf(olga)];
  const row = await api.db
    .selectFrom('sessions')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: maxOpenLogins - 2 }, (_, index) => ({
    ...row,
    id: uuidV7(),
    login_id: uuidV7(),
    token_hash: Buffer.from(`olga ${index}`),
  }));
  await api.db.insertInto('sessions').values(rows).execute();
  expect(await statusOf(oldest.value)).toBe(200);
  const newest = await api.tokenOf(olga);
  expect(await statusOf(oldest.value)).toBe(401);
  expect(await statusOf(next.value)).toBe(200);
  expect(await statusOf(newest.value)).toBe(200);
});
