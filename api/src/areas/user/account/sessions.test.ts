import type { OpenSession } from '@vatio/contracts/user/account';
import { v7 as uuidV7 } from 'uuid';
import { userApi } from '../../../../test/apis/user';
import { Caller } from '../../../../test/calls/caller';

const credentials = { email: 'ana@vatio.example', password: 'contraseña-larga' };
const hourSeconds = 3600;

const api = userApi.fresh();
const ana = api.caller({ role: 'pds_editor', ...credentials });

async function loginFrom(userAgent?: string): Promise<Caller> {
  const headers = userAgent === undefined ? {} : { 'user-agent': userAgent };
  const { json } = await api.post('/api/login', credentials, headers);
  return new Caller(api.url, ana.id, json.token.value);
}
const list = async (caller = ana): Promise<{ rows: OpenSession[]; total: number }> =>
  (await caller.get('/api/account/sessions')).json;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

it('lists the logins, the newest first, whatever they were renewed', async () => {
  const start = api.clock.now();
  api.clock.advance({ seconds: hourSeconds });
  const other = await loginFrom(firefox);
  api.clock.advance({ seconds: hourSeconds });
  const renewed = await api.renew(other.token);
  const hour = (count: number) => new Date(start.getTime() + count * 3_600_000).toISOString();

  const { rows, total } = await list();
  expect(total).toBe(2);
  expect(rows).toEqual([
    {
      id: rows[0]?.id,
      device: 'Firefox en Linux',
      current: false,
      startedAt: hour(1),
      expiresAt: hour(14),
    },
    {
      id: rows[1]?.id,
      device: 'Navegador desconocido',
      current: true,
      startedAt: hour(0),
      expiresAt: hour(12),
    },
  ]);
  // Renewed or not, it is the same login.
  const renewedCaller = new Caller(api.url, ana.id, renewed.json.token.value);
  expect((await list(renewedCaller)).rows[0]).toEqual({ ...rows[0], current: true });
});

it('leaves out what is over', async () => {
  const left = await loginFrom();
  await api.post('/api/logout', { token: left.token });
  api.clock.advance({ seconds: 6 * hourSeconds });
  const later = await loginFrom();
  api.clock.advance({ seconds: 6 * hourSeconds });
  expect(await list(later)).toMatchObject({ rows: [{ current: true }], total: 1 });
});

it('shows the latest hundred of many, and how many there are', async () => {
  const [row] = await api.db.selectFrom('sessions').selectAll().execute();
  if (!row) throw new Error('no session');
  const rows = Array.from({ length: 120 }, (_, index) => ({
    ...row,
    id: uuidV7(),
    login_id: uuidV7(),
    token_hash: Buffer.from(String(index)),
  }));
  await api.db.insertInto('sessions').values(rows).execute();
  const { rows: shown, total } = await list();
  expect([shown.length, total]).toEqual([100, 121]);
});

it.each([
  ['long', `${firefox} ${'x'.repeat(2000)}`],
  ['strange', '\u00ff<script>\u0085 %s $1'],
])('takes a User-Agent that is %s', async (_name, userAgent) => {
  expect((await list(await loginFrom(userAgent))).total).toBe(2);
});

it('closes one login, with its renewals', async () => {
  const other = await loginFrom();
  const renewed = (await api.renew(other.token)).json.token.value;
  const [{ id } = { id: '' }] = (await list(other)).rows.filter(({ current }) => current);
  expect((await ana.delete(`/api/account/sessions/${id}`)).status).toBe(204);
  for (const token of [other.token, renewed]) expect((await api.session(token)).status).toBe(401);
  expect((await list()).total).toBe(1);

  const again = await ana.delete(`/api/account/sessions/${id}`);
  expect([again.status, again.json.message]).toEqual([404, 'Esa sesión ya no está abierta.']);
});

it('closes neither that of somebody else nor the one that asks', async () => {
  const olga = await api.addCaller({ role: 'reader' });
  const [hers] = (await list(olga)).rows;
  expect((await ana.delete(`/api/account/sessions/${hers?.id}`)).status).toBe(404);
  expect((await olga.get('/api/session')).status).toBe(200);

  const [own] = (await list()).rows;
  const { status, json } = await ana.delete(`/api/account/sessions/${own?.id}`);
  expect([status, json.message]).toEqual([422, 'Para cerrar esta sesión usa «Cerrar sesión».']);
  expect((await ana.get('/api/session')).status).toBe(200);
});

it('closes all others, and writes it down once', async () => {
  const others = [await loginFrom(), await loginFrom()];
  expect((await ana.delete('/api/account/sessions')).status).toBe(204);
  for (const { token } of others) expect((await api.session(token)).status).toBe(401);
  expect((await ana.get('/api/session')).status).toBe(200);
  expect((await ana.delete('/api/account/sessions')).status).toBe(204);

  const admin = await api.addCaller({ role: 'admin' });
  const { json } = await admin.get('/api/audit');
  expect(json.rows).toMatchObject([
    { action: 'sessions-closed', actor: { id: ana.id }, subject: { id: ana.id } },
  ]);
});

it('a renewal of the same moment does not outlive the closing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const other = await loginFrom();
    const [renewal, closing] = await Promise.all([
      api.renew(other.token),
      ana.delete('/api/account/sessions'),
    ]);
    expect(closing.status).toBe(204);
    const { token } = renewal.json;
    if (token) expect((await api.session(token.value)).status).toBe(401);
  }
});

it('counts a renewal as an access', async () => {
  const admin = await api.addCaller({ role: 'admin' });
  api.clock.advance({ seconds: hourSeconds });
  await api.renew(ana.token);
  const { json } = await admin.get(`/api/users/${ana.id}`);
  expect(json.lastAccessAt).toBe(api.clock.now().toISOString());
});
