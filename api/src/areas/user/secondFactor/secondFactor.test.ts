import { type TOTP, URI } from 'otpauth';
import { userApi } from '../../../../test/apis/user';
import type { Caller } from '../../../../test/calls/caller';

const password = 'contraseña-larga';
const email = 'ana@vatio.example';
const address = '/api/account/second-factor';
const stepSeconds = 30;

const api = userApi.fresh();
const ana = api.caller({ role: 'writer', email, password });
const admin = api.caller({ role: 'admin' });

const login = (code?: string) =>
  api.post('/api/login', { email, password, ...(code !== undefined && { code }) });
const wrong = { code: 'El código no es correcto o ya se ha usado' };

/** An authenticator application at the API's time. */
interface Phone {
  readonly code: (laterSeconds?: number) => string;
}

/** Switches it on. */
async function setUp(person: Caller): Promise<Phone & { readonly recoveryCodes: string[] }> {
  const { json } = await person.post(address);
  const totp = URI.parse(json.address) as TOTP;
  expect(totp.secret.base32).toBe(json.secret);
  const code = (laterSeconds = 0) =>
    totp.generate({ timestamp: api.clock.now().getTime() + laterSeconds * 1000 });
  const { status, json: confirmed } = await person.post(`${address}/confirm`, { code: code() });
  expect(status).toBe(200);
  expect(confirmed.recoveryCodes).toHaveLength(10);
  api.clock.advance({ seconds: 2 * stepSeconds });
  return { code, recoveryCodes: confirmed.recoveryCodes };
}

describe('with a second factor', () => {
  it('a login names the missing code, takes it once, and not again', async () => {
    const { code } = await setUp(ana);
    const missing = await login();
    expect([missing.status, missing.json.fields]).toEqual([
      422,
      { code: 'Escribe el código de tu segundo factor' },
    ]);
    expect((await login(code())).status).toBe(200);
    const again = await login(code());
    expect([again.status, again.json.fields]).toEqual([422, wrong]);
  });

  it.each([
    ['of the half minute before', -stepSeconds, 200],
    ['of the next half minute', stepSeconds, 200],
    ['of a minute ago', -2 * stepSeconds, 422],
    ['of a minute later', 2 * stepSeconds, 422],
  ])('a code %s', async (_when, laterSeconds, status) => {
    const { code } = await setUp(ana);
    api.clock.advance({ seconds: 4 * stepSeconds });
    expect((await login(code(laterSeconds))).status).toBe(status);
  });

  it('no code before the last one counts any more', async () => {
    const { code } = await setUp(ana);
    expect((await login(code(stepSeconds))).status).toBe(200);
    expect((await login(code())).status).toBe(422);
  });

  it('a recovery code takes the place of a code, once, however it is typed', async () => {
    const { recoveryCodes } = await setUp(ana);
    const [first = ''] = recoveryCodes;
    expect((await ana.get(address)).json.recoveryCodes).toBe(10);
    expect((await login(` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await login(first)).status).toBe(422);
    expect((await ana.get(address)).json.recoveryCodes).toBe(9);

    const renewed = await ana.post(`${address}/recovery-codes`);
    expect((await login(recoveryCodes[1])).status).toBe(422);
    expect((await login(renewed.json.recoveryCodes[1])).status).toBe(200);
  });

  it('wrong codes count as failed logins, and the right password does not forgive them', async () => {
    const { code } = await setUp(ana);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await login('000000')).status).toBe(422);
      if (tries < 4) expect((await login()).status).toBe(422);
    }
    expect((await login(code())).status).toBe(429);
  });

  it('whoever does not know the password learns nothing of it', async () => {
    await setUp(ana);
    const { status, json } = await api.login(email, 'otra cualquiera');
    expect([status, json.fields]).toEqual([401, undefined]);
  });
});

it('does not count before a code of it has come, and keeps no secret as it is', async () => {
  const { json } = await ana.post(address);
  const refused = await ana.post(`${address}/confirm`, { code: '000000' });
  expect([refused.status, refused.json.fields]).toEqual([422, wrong]);
  expect((await login()).status).toBe(200);
  expect((await ana.get(address)).json).toMatchObject({ isOn: false, recoveryCodes: 0 });
  const [row] = await api.db.selectFrom('second_factors').selectAll().execute();
  const secret = (URI.parse(json.address) as TOTP).secret.bytes;
  expect(row?.sealed_secret.includes(Buffer.from(secret))).toBe(false);
});

it('is switched on once, and off by its owner', async () => {
  await setUp(ana);
  expect((await ana.post(address)).status).toBe(422);
  expect((await ana.delete(address)).status).toBe(204);
  expect((await login()).status).toBe(200);
  const { rows } = (await admin.get('/api/audit')).json;
  expect(rows.map(({ label }: { label: string }) => label)).toEqual([
    'Segundo factor desactivado',
    'Segundo factor activado',
  ]);
});

it('asks for the password before it changes', async () => {
  api.clock.advance({ seconds: 6 * 60 });
  for (const [method, path] of [
    ['POST', address],
    ['POST', `${address}/recovery-codes`],
    ['DELETE', address],
  ] as const) {
    const { status, json } = await ana.send(method, path);
    expect([path, status, json.code]).toEqual([path, 403, 'password_needed']);
  }
});

describe('an admin', () => {
  it('takes away the one of somebody who lost the phone, whose sessions end', async () => {
    await setUp(ana);
    const path = `/api/users/${ana.id}`;
    expect((await admin.get(path)).json.hasSecondFactor).toBe(true);
    expect((await admin.delete(`${path}/second-factor`)).status).toBe(204);
    expect((await admin.get(path)).json.hasSecondFactor).toBe(false);
    expect((await ana.get('/api/session')).status).toBe(401);
    expect((await login()).status).toBe(200);
    const [entry] = (await admin.get('/api/audit')).json.rows;
    expect(entry).toMatchObject({ label: 'Segundo factor quitado', subject: { id: ana.id } });
  });

  it('demands one of a role: from the next login on nothing else works before', async () => {
    const rule = '/api/users/second-factor-roles';
    expect((await admin.put(rule, { roles: ['writer'] })).json).toEqual({ roles: ['writer'] });
    expect((await ana.get('/api/account/sessions')).status).toBe(200);

    const next = api.callerOf((await login()).json.token.value);
    const refused = await next.get('/api/account/sessions');
    expect([refused.status, refused.json.code]).toEqual([403, 'second_factor_needed']);
    expect((await next.get(address)).json).toMatchObject({ isOn: false, isDemanded: true });
    await setUp(next);
    expect((await next.get('/api/account/sessions')).status).toBe(200);
    expect((await next.delete(address)).status).toBe(422);

    const [entry] = (await admin.get('/api/audit?action=second-factor-demanded')).json.rows;
    expect(entry.changes).toEqual([{ field: 'Roles', before: null, after: 'Editor' }]);
    await admin.put(rule, { roles: [] });
  });
});
