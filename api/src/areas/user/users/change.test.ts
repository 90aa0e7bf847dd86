import type { User } from '@vatio/contracts/user/users';
import { userApi } from '../../../../test/apis/user';
import type { Caller } from '../../../../test/calls/caller';

const api = userApi.fresh();
const admin = api.caller({ role: 'admin', name: 'Lucía' });
const ana = api.caller({ role: 'writer', name: 'Ana', email: 'ana@vatio.example' });

const read = async (id: string): Promise<User> => (await admin.get(`/api/users/${id}`)).json;
const entries = async () => (await admin.get('/api/audit')).json.rows;
const isIn = async ({ token }: Caller) => (await api.session(token)).status === 200;

it('changes what is sent and nothing else, and writes it down', async () => {
  const before = await read(ana.id);
  const answer = await admin.patch(`/api/users/${ana.id}`, {
    version: 1,
    name: 'Ana <b>Ñu</b> 🔌',
    email: 'ANA@vatio.example',
  });
  const changed = { name: 'Ana <b>Ñu</b> 🔌', email: 'ANA@vatio.example' };
  expect([answer.status, answer.json]).toEqual([200, { ...before, ...changed, version: 2 }]);
  expect(await read(ana.id)).toEqual(answer.json);
  expect((await admin.get('/api/users?q=nu')).json.total).toBe(1);
  expect(await entries()).toEqual([
    expect.objectContaining({
      action: 'user-changed',
      subject: { id: ana.id, ...changed },
      before: { name: 'Ana', email: 'ana@vatio.example' },
      after: changed,
    }),
  ]);
  // Only another role closes sessions.
  expect(await isIn(ana)).toBe(true);
});

it('writes nothing when nothing changes', async () => {
  const before = await read(ana.id);
  const same = { version: 1, name: 'Ana', role: 'writer', email: 'ana@vatio.example' };
  for (const body of [{ version: 1 }, same]) {
    expect((await admin.patch(`/api/users/${ana.id}`, body)).json).toEqual(before);
  }
  expect(await entries()).toEqual([]);
  expect(await isIn(ana)).toBe(true);
});

it('ends all sessions of whoever gets another role, and calls it by that name', async () => {
  const elsewhere = await api.tokenOf({ email: 'ana@vatio.example', password: 'contraseña-larga' });
  const change = { version: 1, role: 'reader', name: 'Anita' };
  expect((await admin.patch(`/api/users/${ana.id}`, change)).status).toBe(200);
  for (const token of [ana.token, elsewhere.value]) {
    expect((await api.session(token)).status).toBe(401);
    expect((await api.renew(token)).status).toBe(401);
  }
  expect(await entries()).toMatchObject([
    {
      action: 'role-changed',
      before: { role: 'writer', name: 'Ana' },
      after: { role: 'reader', name: 'Anita' },
    },
  ]);
});

it('refuses the e-mail of somebody else, also in other case', async () => {
  await api.addUser({ email: 'olga@vatio.example', password: 'contraseña-larga' });
  const answer = await admin.patch(`/api/users/${ana.id}`, {
    version: 1,
    email: 'Olga@VATIO.example',
  });
  expect([answer.status, answer.json.fields]).toEqual([
    422,
    { email: 'Ya hay un usuario con este correo' },
  ]);
  expect(await entries()).toEqual([]);
});

it.each([
  ['as it is', (id: string) => id],
  ['in capitals', (id: string) => id.toUpperCase()],
])('lets nobody change their own role, the id %s', async (_name, spelled) => {
  const path = `/api/users/${spelled(admin.id)}`;
  const { status, json } = await admin.patch(path, { version: 1, role: 'reader' });
  expect([status, json.fields]).toEqual([422, { role: 'No puedes cambiar tu propio rol' }]);
  expect((await admin.patch(path, { version: 1, role: 'admin', name: 'Yo' })).status).toBe(200);
  expect((await read(admin.id)).role).toBe('admin');
});

it.each<[object, Record<string, string>]>([
  [{ name: 'x' }, { version: 'Es obligatorio' }],
  [{ version: '1' }, { version: 'Debe ser un número' }],
  [{ version: 1, name: '' }, { name: 'El nombre es obligatorio' }],
  [{ version: 1, name: 'a\u0085b' }, { name: 'Hay un carácter que no se admite' }],
  [{ version: 1, email: 'x' }, { email: 'El correo no es válido' }],
  [{ version: 1, role: null }, { role: 'Elige un rol' }],
  [{ version: 1, active: false }, { active: 'Campo desconocido' }],
  [{ version: 1, password: 'contraseña' }, { password: 'Campo desconocido' }],
])('refuses %j', async (body, fields) => {
  const { status, json } = await admin.patch(`/api/users/${ana.id}`, body);
  expect([status, json.fields]).toEqual([422, fields]);
});
