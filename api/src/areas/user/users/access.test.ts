import { userApi } from '../../../../test/apis/user';

const credentials = { email: 'ana@vatio.example', password: 'contraseña-larga' };

const api = userApi.fresh();
const admin = api.caller({ role: 'admin', email: 'admin@vatio.example' });
const ana = api.caller({ role: 'writer', ...credentials });

const entries = async () => (await admin.get('/api/audit')).json.rows;

it('gives a new password, which is told once and written nowhere', async () => {
  const { status, json } = await admin.post(`/api/users/${ana.id}/password-reset`);
  expect(status).toBe(200);
  expect(json.password).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
  expect((await ana.get('/api/session')).status).toBe(401);
  expect((await api.login(credentials.email, credentials.password)).status).toBe(401);
  expect((await api.login(credentials.email, json.password)).status).toBe(200);

  expect(await entries()).toMatchObject([
    { action: 'password-reset', subject: { id: ana.id }, before: null, after: null },
  ]);
  const kept = await Promise.all([
    api.db.selectFrom('users').selectAll().execute(),
    api.db.selectFrom('audit_entries').selectAll().execute(),
  ]);
  expect(JSON.stringify(kept) + api.logLines.join('')).not.toContain(json.password);
  const again = await admin.post(`/api/users/${ana.id}/password-reset`);
  expect(again.json.password).not.toBe(json.password);
});

it('lets in at once whoever was locked', async () => {
  const { email } = credentials;
  for (let time = 0; time < 5; time += 1) await api.login(email, 'wrong-password');
  expect((await api.login(email, credentials.password)).status).toBe(429);
  const { json } = await admin.post(`/api/users/${ana.id}/password-reset`);
  expect((await api.login(email, json.password)).status).toBe(200);
});

it('sends admins to their own page for their own password', async () => {
  for (const id of [admin.id, admin.id.toUpperCase()]) {
    const { status, json } = await admin.post(`/api/users/${id}/password-reset`);
    expect([status, json.message]).toEqual([422, 'Cambia tu contraseña en Mi cuenta.']);
  }
  expect((await admin.get('/api/session')).status).toBe(200);
});

it('no login with the old password outlives the reset of the same moment', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { email } = credentials;
    const { password } = (await admin.post(`/api/users/${ana.id}/password-reset`)).json;
    const [login] = await Promise.all([
      api.login(email, password),
      admin.post(`/api/users/${ana.id}/password-reset`),
    ]);
    if (login.status === 200) {
      expect((await api.session(login.json.token.value)).status).toBe(401);
    }
  }
});

it('shows the open sessions of somebody and closes them', async () => {
  const path = `/api/users/${ana.id}/sessions`;
  await api.tokenOf(credentials);
  const { json } = await admin.get(path);
  expect(json.total).toBe(2);
  expect(json.rows.map(({ current }: { current: boolean }) => current)).toEqual([false, false]);

  expect((await admin.delete(path)).status).toBe(204);
  expect((await ana.get('/api/session')).status).toBe(401);
  expect((await admin.get(path)).json).toEqual({ rows: [], total: 0 });
  expect(await entries()).toMatchObject([{ action: 'sessions-closed', subject: { id: ana.id } }]);

  // No session is left to close, so the audit gets no entry.
  expect((await admin.delete(path)).status).toBe(204);
  expect(await entries()).toHaveLength(1);
});

it('leaves the session that asks, when it is the own account', async () => {
  const path = `/api/users/${admin.id}/sessions`;
  const other = await api.tokenOf({ ...credentials, email: 'admin@vatio.example' });
  expect((await admin.delete(path)).status).toBe(204);
  expect((await api.session(other.value)).status).toBe(401);
  const { json } = await admin.get(path);
  expect(json).toMatchObject({ rows: [{ current: true }], total: 1 });
});
