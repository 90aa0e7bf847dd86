import { userApi } from '../../../../test/apis/user';

const given = 'la-que-me-han-dado';
const own = 'una frase que he elegido yo';
const email = 'nueva@vatio.example';
const hourSeconds = 60 * 60;

const api = userApi.fresh();
const admin = api.caller({ role: 'admin' });

const createAccount = async () =>
  (await admin.post('/api/users', { email, name: 'Nueva', role: 'reader', password: given })).json;
/** A person whose password an admin has just given. */
async function newcomer() {
  await createAccount();
  const { value } = await api.tokenOf({ email, password: given });
  return api.callerOf(value);
}
const gate = {
  message: 'Antes de seguir, cambia la contraseña que te ha dado un administrador por una tuya.',
  code: 'password_change_needed',
};

it('lets in whoever has a given password, but only to change it', async () => {
  const person = await newcomer();
  for (const [method, path] of [
    ['GET', '/api/parameters'],
    ['GET', '/api/account/sessions'],
    ['PATCH', '/api/account'],
    ['POST', '/api/session/renew'],
    // The role may not do this either, but the password has priority.
    ['GET', '/api/users'],
  ] as const) {
    const { status, json } = await person.send(method, path);
    expect([path, status, json]).toEqual([path, 403, gate]);
  }
  expect((await person.get('/api/session')).status).toBe(200);

  const change = { currentPassword: given, newPassword: own };
  expect((await person.post('/api/account/password', change)).status).toBe(204);
  expect((await person.get('/api/account/sessions')).status).toBe(200);
  api.clock.advance({ seconds: 25 * hourSeconds });
  expect((await api.login(email, own)).status).toBe(200);
});

it('lets out whoever does not want to change it now', async () => {
  const person = await newcomer();
  expect((await person.post('/api/logout', { token: person.token })).status).toBe(204);
  expect((await person.get('/api/session')).status).toBe(401);
});

it.each(['created', 'reset'])('a password of an account that was %s lives a day', async (how) => {
  let password = given;
  const { id } = await createAccount();
  if (how === 'reset') {
    const reset = await admin.post(`/api/users/${id}/password-reset`);
    password = reset.json.password;
  }
  api.clock.advance({ seconds: 24 * hourSeconds - 1 });
  const { value } = (await api.login(email, password)).json.token;
  expect((await api.session(value)).status).toBe(200);

  api.clock.advance({ seconds: 1 });
  expect((await api.session(value)).status).toBe(401);
  const late = await api.login(email, password);
  expect([late.status, late.json]).toEqual([
    422,
    { message: 'La contraseña que te dieron ha caducado. Pide a un administrador que te dé otra.' },
  ]);
  // A wrong password gets no details.
  expect((await api.login(email, 'otra cualquiera')).status).toBe(401);
});
