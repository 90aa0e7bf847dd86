import { v7 as uuidV7 } from 'uuid';
import { userApi } from '../../../../test/apis/user';
import { Caller } from '../../../../test/calls/caller';

const api = userApi.fresh();
const admin = api.caller({ role: 'admin' });
let ana: Caller;
let gone: string;
beforeEach(async () => {
  ana = await api.addCaller({ role: 'writer', email: 'ana@vatio.example' });
  const user = { email: 'gone@vatio.example', password: 'contraseña-larga' };
  gone = await api.addUser({ ...user, active: false });
});

const change = (how: 'deactivate' | 'reactivate', ids: readonly string[]) =>
  admin.post(`/api/users/${how}`, { ids });
const activeOf = async (id: string) => (await admin.get(`/api/users/${id}`)).json.active;
const entries = async () => (await admin.get('/api/audit')).json.rows;

it('deactivates: the sessions end at once, for ever, and nobody gets in', async () => {
  const answer = await change('deactivate', [ana.id]);
  expect([answer.status, answer.json]).toEqual([200, { changed: [ana.id], refused: [] }]);
  expect((await ana.get('/api/session')).status).toBe(401);
  expect((await api.renew(ana.token)).status).toBe(401);
  expect((await api.login('ana@vatio.example', 'contraseña-larga')).status).toBe(401);

  await change('reactivate', [ana.id]);
  expect((await ana.get('/api/session')).status).toBe(401);
  expect((await api.login('ana@vatio.example', 'contraseña-larga')).status).toBe(200);
  expect(await entries()).toMatchObject([
    { action: 'user-reactivated', before: { active: false }, after: { active: true } },
    { action: 'user-deactivated', before: { active: true }, after: { active: false } },
  ]);
});

it('counts as a change for whoever is editing', async () => {
  await change('deactivate', [ana.id]);
  expect((await admin.patch(`/api/users/${ana.id}`, { version: 1, name: 'X' })).status).toBe(409);
});

it('does what it can, and says of whom it could not', async () => {
  const unknown = uuidV7();
  const ids = [unknown, ana.id, gone, admin.id, ana.id.toUpperCase()];
  expect((await change('deactivate', ids)).json).toEqual({
    changed: [ana.id],
    refused: [
      { id: unknown, message: 'Ese usuario no existe' },
      { id: admin.id, message: 'No puedes desactivar tu propia cuenta' },
    ],
  });
  expect([await activeOf(ana.id), await activeOf(admin.id)]).toEqual([false, true]);
  expect(await entries()).toHaveLength(1);
});

it.each(['deactivate', 'reactivate'] as const)('%s leaves alone whoever is so', async (how) => {
  const id = how === 'deactivate' ? gone : ana.id;
  const { status, json } = await change(how, [id]);
  expect([status, json]).toEqual([200, { changed: [], refused: [] }]);
  expect(await entries()).toEqual([]);
});

it('refuses altogether when nothing could be changed', async () => {
  const own = await change('deactivate', [admin.id.toUpperCase(), gone]);
  expect([own.status, own.json.message]).toEqual([422, 'No puedes desactivar tu propia cuenta']);
  const unknown = await change('reactivate', [uuidV7()]);
  expect([unknown.status, unknown.json.message]).toEqual([422, 'Ese usuario no existe']);
});

it.each([
  ['none', []],
  ['501', Array.from({ length: 501 }, () => uuidV7())],
  ['no ids', ['1', '2']],
])('refuses a list of %s', async (_name, ids) => {
  expect((await change('deactivate', ids)).status).toBe(422);
});

it('takes 500 at once', async () => {
  const row = await api.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', gone)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 500 }, (_, index) => ({
    ...row,
    id: uuidV7(),
    email_key: `${index}`,
  }));
  await api.db.insertInto('users').values(rows).execute();
  const { json } = await change(
    'reactivate',
    rows.map(({ id }) => id),
  );
  expect(json.changed).toHaveLength(500);
  expect((await admin.get('/api/audit?action=user-reactivated')).json.total).toBe(500);
});

describe('at the same moment', () => {
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  it('one of two admins who deactivate each other wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [
        await api.addCaller({ role: 'admin' }),
        await api.addCaller({ role: 'admin' }),
      ];
      const answers = await Promise.all([
        a.post('/api/users/deactivate', { ids: [b.id] }),
        b.post('/api/users/deactivate', { ids: [a.id] }),
      ]);
      expect(statusesOf(answers)).toEqual([200, 401]);
      expect([await activeOf(a.id), await activeOf(b.id)].sort()).toEqual([false, true]);
    }
  });

  it('one of two admins who take the role from each other wins', async () => {
    const [a, b] = [await api.addCaller({ role: 'admin' }), await api.addCaller({ role: 'admin' })];
    const answers = await Promise.all([
      a.patch(`/api/users/${b.id}`, { version: 1, role: 'reader' }),
      b.patch(`/api/users/${a.id}`, { version: 1, role: 'reader' }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 401]);
  });

  it('one of many admins who deactivate all the others stays', async () => {
    const others = await Promise.all(
      Array.from({ length: 5 }, () => api.addCaller({ role: 'admin' })),
    );
    const ids = [admin, ...others].map(({ id }) => id);
    await Promise.all(others.map((other) => other.post('/api/users/deactivate', { ids })));
    const active = await api.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('active', '=', true)
      .execute();
    expect(active).toHaveLength(1);
  });

  it('no renewal outlives a deactivation, and no login', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        api.renew(ana.token),
        api.login('ana@vatio.example', 'contraseña-larga'),
        change('deactivate', [ana.id]),
        api.renew(ana.token),
      ]);
      await change('reactivate', [ana.id]);
      for (const { json } of answers) {
        if (json.token) expect((await api.session(json.token.value)).status).toBe(401);
      }
      const { value } = await api.tokenOf({
        email: 'ana@vatio.example',
        password: 'contraseña-larga',
      });
      ana = new Caller(api.url, ana.id, value);
    }
  });
});
