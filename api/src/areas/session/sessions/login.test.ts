import { loginRequestSchema, tokenAnswerSchema } from '@vatio/contracts/session';
import { isXsrfToken } from '@vatio/contracts/xsrf';
import { sessionApi } from '../../../../test/apis/session';
import { type TestUser, testXsrfKey } from '../../../../test/testApi';

const nuria: TestUser = {
  email: 'Nuria@Vatio.example',
  password: 'contraseña-larga',
  role: 'writer',
};
const gone: TestUser = { email: 'gone@vatio.example', password: 'contraseña-larga', active: false };

const api = sessionApi.shared();
let nuriaId: string;
beforeAll(async () => {
  nuriaId = await api.addUser(nuria);
  await api.addUser(gone);
});
// Failures of one test must not count in the next.
afterEach(() => api.clock.advance({ seconds: 2 * 24 * 60 * 60 }));

it.each([
  ['as typed at sign-up', 'Nuria@Vatio.example'],
  ['in other case', 'NURIA@vatio.EXAMPLE'],
  ['with blanks around', '  nuria@vatio.example '],
])('lets in with the e-mail %s', async (_name, email) => {
  const answer = await api.login(email, nuria.password);
  expect(answer.status).toBe(200);
  const { token } = tokenAnswerSchema.parse(answer.json);
  expect(token.value).toMatch(/^[\w-]{43}$/);
  expect(token.user).toEqual({
    id: nuriaId,
    email: 'Nuria@Vatio.example',
    name: 'Nuria Prueba',
    role: 'writer',
  });
  expect(token.expires_at).toBe(api.clock.now().getTime() / 1000 + 12 * 60 * 60);
  expect((await api.session(token.value)).status).toBe(200);
});

it('gives a new XSRF cookie, marked Secure behind https', async () => {
  const { email, password } = nuria;
  const cookieOf = async (headers?: Record<string, string>) => {
    const answer = await api.post('/api/login', { email, password }, headers);
    return /^XSRF-TOKEN=([^;]+)(.*)$/.exec(answer.headers['set-cookie']?.[0] ?? '') ?? [];
  };
  const [, token, attributes] = await cookieOf();
  expect(isXsrfToken(testXsrfKey, token)).toBe(true);
  expect(attributes).toBe('; Path=/; SameSite=Strict');

  const [, another, secureAttributes] = await cookieOf({ 'x-forwarded-proto': 'https' });
  expect(another).not.toBe(token);
  expect(secureAttributes).toBe('; Path=/; SameSite=Strict; Secure');
});

it('keeps only the hash of the token, and the time of the access', async () => {
  const token = await api.tokenOf(nuria);
  const rows = await api.db.selectFrom('sessions').select('token_hash').execute();
  expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(token.value);
  const user = await api.db
    .selectFrom('users')
    .select('last_access_at')
    .where('id', '=', nuriaId)
    .executeTakeFirstOrThrow();
  expect(user.last_access_at).toEqual(api.clock.now());
});

it('answers the same whatever is wrong', async () => {
  const answers = [
    await api.login(nuria.email, 'otra-contraseña'),
    await api.login('nobody@vatio.example', nuria.password),
    await api.login(gone.email, gone.password),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(answer.json).toEqual({ message: 'El correo o la contraseña no son correctos.' });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  }
});

const longPassword = 'x'.repeat(1025);
it.each<[string, object | undefined, Record<string, string>]>([
  [
    'nothing',
    undefined,
    { email: 'El correo es obligatorio', password: 'La contraseña es obligatoria' },
  ],
  ['no password', { email: 'a@b.es' }, { password: 'La contraseña es obligatoria' }],
  ['a number', { email: 7, password: 'p' }, { email: 'El correo es obligatorio' }],
  ['null', { email: null, password: 'p' }, { email: 'El correo es obligatorio' }],
  [
    'empty',
    { email: '', password: '' },
    { email: 'El correo es obligatorio', password: 'La contraseña es obligatoria' },
  ],
  [
    'a list',
    { email: ['a'], password: {} },
    { email: 'El correo es obligatorio', password: 'La contraseña es obligatoria' },
  ],
  ['U+0000', { email: 'a\0@b.es', password: 'p' }, { email: 'Hay un carácter que no se admite' }],
  [
    'too long',
    { email: 'a'.repeat(255), password: longPassword },
    { email: 'Máximo 254 caracteres', password: 'Máximo 1024 caracteres' },
  ],
  [
    'something more',
    { email: 'a@b.es', password: 'p', role: 'admin' },
    { role: 'Campo desconocido' },
  ],
])('answers 422 to %s, by field', async (_name, body, fields) => {
  const answer = await api.post('/api/login', body);
  expect(answer.status).toBe(422);
  expect(answer.json.fields).toEqual(fields);
});

it('reads passwords as they are: no trimming, any character, up to 1024', async () => {
  const password = `  ñ 漢字 🔑 ${'x'.repeat(1000)}`;
  await api.addUser({ email: 'odd@vatio.example', password });
  expect(loginRequestSchema.safeParse({ email: 'a', password }).success).toBe(true);
  expect((await api.login('odd@vatio.example', password)).status).toBe(200);
  expect((await api.login('odd@vatio.example', password.trim())).status).toBe(401);
});

it('logs who came in and who did not, and nothing that is secret', async () => {
  api.logLines.length = 0;
  const token = await api.tokenOf(nuria);
  await api.login(nuria.email, 'otra-contraseña');
  await api.session(token.value);
  await api.get(`/api/session?token=${token.value}`);

  const log = api.logLines.join('');
  const events = api.logLines.map((line) => JSON.parse(line));
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'login', user: nuriaId, address: '203.0.113.7' }),
  );
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'login failed',
      account: expect.stringMatching(/^[0-9a-f]{32}$/),
      address: '203.0.113.7',
    }),
  );
  const secrets = [token.value, nuria.password, 'otra-contraseña', 'XSRF-TOKEN', 'Bearer'];
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log.toLowerCase()).not.toContain('nuria@');
});
