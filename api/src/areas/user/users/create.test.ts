import { userApi } from '../../../../test/apis/user';

const api = userApi.shared();
const admin = api.caller({ role: 'admin', name: 'Lucía Jefa' });

const ana = {
  email: 'ana@vatio.example',
  name: 'Ana Pérez',
  role: 'writer' as const,
  password: 'no-la-adivinas',
};
let count = 0;
const create = (change: object) => {
  count += 1;
  return admin.post('/api/users', { ...ana, email: `user${count}@vatio.example`, ...change });
};

it('creates a user who can log in, and says so in the audit log', async () => {
  const { status, json: user } = await admin.post('/api/users', ana);
  expect(status).toBe(201);
  expect(user).toEqual({
    id: user.id,
    email: ana.email,
    name: ana.name,
    role: 'writer',
    active: true,
    version: 1,
    lastAccessAt: null,
    hasSecondFactor: false,
    createdAt: api.clock.now().toISOString(),
  });
  expect((await admin.get(`/api/users/${user.id}`)).json).toEqual(user);
  const { user: session } = await api.tokenOf(ana);
  expect(session).toEqual({ id: user.id, email: ana.email, name: ana.name, role: 'writer' });

  const { json } = await admin.get('/api/audit');
  expect(json.rows).toMatchObject([
    {
      action: 'user-created',
      actor: { id: admin.id, name: 'Lucía Jefa' },
      subject: { id: user.id, name: ana.name, email: ana.email },
      before: null,
    },
  ]);
  expect(json.rows[0].after).toEqual({ email: ana.email, name: ana.name, role: 'writer' });
});

it.each([
  ['as it is', 'Olga@Vatio.example'],
  ['in other case', 'oLGA@VATIO.EXAMPLE'],
  ['with spaces around', '  olga@vatio.example '],
])('refuses an e-mail that is taken, %s', async (_name, email) => {
  await create({ email: 'Olga@Vatio.example' });
  const { status, json } = await create({ email });
  expect([status, json.fields]).toEqual([422, { email: 'Ya hay un usuario con este correo' }]);
});

it('creates one of two users with the same e-mail at the same moment', async () => {
  const emails = ['both@vatio.example', 'BOTH@vatio.example', 'both@vatio.EXAMPLE'];
  const answers = await Promise.all(emails.map((email) => create({ email })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect((await admin.get('/api/users?q=both')).json.total).toBe(1);
});

const commonPassword = 'Esta contraseña es de las más usadas: elige otra';
it.each([
  ['too short', '1234567', 'Mínimo 8 caracteres'],
  ['too long', 'x'.repeat(1025), 'Máximo 1024 caracteres'],
  ['missing', undefined, 'La contraseña es obligatoria'],
  ['the commonest', 'password', commonPassword],
  ['common in capitals', 'PassWord', commonPassword],
  ['common with digits', '1qaz2wsx', commonPassword],
  ['the e-mail', 'eva@vatio.example', commonPassword],
  ['the e-mail in capitals', 'EVA@vatio.example', commonPassword],
  ['the product and a year', 'Vatio-2026!', commonPassword],
  ['the word itself', 'contraseña', commonPassword],
  ['that word and a year', 'Contrasena2026', commonPassword],
  ['one character again and again', 'aaaaaaaaaaaa', commonPassword],
  ['two in turn', '12121212121212', commonPassword],
  ['the name, without its accent, and digits', 'anaperez123', commonPassword],
])('refuses a password that is %s', async (_name, password, message) => {
  const { status, json } = await create({ email: 'eva@vatio.example', password });
  expect([status, json.fields]).toEqual([422, { password: message }]);
});

it.each([
  ['no special characters', 'abedules grises'],
  ['spaces around', '  mi clave  '],
  ['other scripts and emoji', 'ключ漢字🔑🔑🔑'],
  ['a known word among others', 'vatio grapa batería'],
])('takes a password of %s as it is', async (_name, password) => {
  const { json: user } = await create({ password });
  expect((await api.login(user.email, password)).status).toBe(200);
});

const wrongChar = 'Hay un carácter que no se admite';
it.each<[string, object, Record<string, string>]>([
  [
    'an e-mail of 255 characters',
    { email: `${'a'.repeat(60)}@${'b'.repeat(191)}.es` },
    { email: 'Máximo 254 caracteres' },
  ],
  [
    '65 characters before the @',
    { email: `${'a'.repeat(65)}@b.es` },
    { email: 'Máximo 64 caracteres antes de la @' },
  ],
  ['no e-mail address', { email: 'ana' }, { email: 'El correo no es válido' }],
  ['an empty name', { name: '   ' }, { name: 'El nombre es obligatorio' }],
  ['a name of 121 characters', { name: 'x'.repeat(121) }, { name: 'Máximo 120 caracteres' }],
  ['U+0000 in the name', { name: 'a\0b' }, { name: wrongChar }],
  ['half a surrogate pair', { name: 'a\ud800b' }, { name: wrongChar }],
  [
    'half a surrogate pair in the password',
    { password: 'clave\udfffclave' },
    { password: wrongChar },
  ],
  ['a line break', { name: 'Ana\nPérez' }, { name: wrongChar }],
  ['a bell', { name: 'Ana\u0007' }, { name: wrongChar }],
  ['an unknown role', { role: 'owner' }, { role: 'Elige un rol' }],
  ['something more', { active: false }, { active: 'Campo desconocido' }],
])('refuses %s, on its field', async (_name, change, fields) => {
  const { status, json } = await create(change);
  expect([status, json.fields]).toEqual([422, fields]);
});

it.each([
  'Zoë 👩‍👩‍👧‍👦 Núñez',
  'مريم العربية',
  '\u202eآمنة\u202c Ruiz',
  '"O\'Neil"; drop table users; --',
  '<script>alert(1)</script>',
  '漢字かな交じり文',
  '100 %_\\ real',
  `${'é'.repeat(119)}ñ`,
])('keeps the name %j, and finds it', async (name) => {
  const { status, json: user } = await create({ name });
  expect([status, user.name]).toEqual([201, name]);
  const found = await admin.get(`/api/users?q=${encodeURIComponent(name)}`);
  expect(found.json.rows).toEqual([user]);
});

it('takes an accent for the same, typed as one character or as two', async () => {
  const { json: user } = await create({ password: 'canci\u00f3n de abril' });
  expect((await api.login(user.email, 'cancio\u0301n de abril')).status).toBe(200);
});
