import { userApi } from '../../../../test/apis/user';

const password = 'contraseña-larga';
const email = 'jefa@vatio.example';

const api = userApi.fresh();
const admin = api.caller({ role: 'admin', email, password });
const other = api.caller({ role: 'reader' });

const minuteSeconds = 60;
const rename = async (name: string) =>
  admin.patch(`/api/users/${other.id}`, {
    version: (await admin.get(`/api/users/${other.id}`)).json.version,
    name,
  });
const confirm = (sent: string) => admin.post('/api/session/confirm', { password: sent });

it('asks for the password again, five minutes after the login', async () => {
  api.clock.advance({ seconds: 5 * minuteSeconds - 1 });
  expect((await rename('Antes')).status).toBe(200);

  api.clock.advance({ seconds: 1 });
  const ids = { ids: [other.id] };
  for (const [method, path, body] of [
    ['POST', 'users', { email: 'a@b.es', name: 'A', role: 'admin', password }],
    ['PATCH', `users/${other.id}`, { version: 1, role: 'admin' }],
    ['POST', 'users/deactivate', ids],
    ['POST', 'users/reactivate', ids],
    ['POST', `users/${other.id}/password-reset`],
    ['DELETE', `users/${other.id}/sessions`],
  ] as const) {
    const { status, json } = await admin.send(method, `/api/${path}`, body);
    expect([path, status, json]).toEqual([
      path,
      403,
      { message: 'Confirma tu contraseña para hacer este cambio.', code: 'password_needed' },
    ]);
  }
  expect((await admin.get('/api/users')).status).toBe(200);

  expect((await confirm(password)).status).toBe(204);
  expect((await rename('Después')).status).toBe(200);
});

it('does not take a renewal for a proof', async () => {
  api.clock.advance({ seconds: 4 * minuteSeconds });
  const renewed = await api.renew(admin.token);
  admin.token = renewed.json.token.value;
  expect((await rename('A tiempo')).status).toBe(200);
  api.clock.advance({ seconds: minuteSeconds });
  expect((await rename('Tarde')).status).toBe(403);
});

it('says on the field that the password is wrong, and counts that as a failed login', async () => {
  const wrong = await confirm('otra');
  expect([wrong.status, wrong.json.fields]).toEqual([
    422,
    { password: 'La contraseña no es correcta' },
  ]);
  for (let tries = 0; tries < 4; tries += 1) await confirm('otra');
  expect((await confirm(password)).status).toBe(429);
  expect((await admin.get('/api/session')).status).toBe(200);
});
