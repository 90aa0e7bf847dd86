import type { User } from '@vatio/contracts/user/users';
import { userApi } from '../../../../test/apis/user';
import { copiesOf, expectEachOnce } from '../../../../test/database/longList';

/** Letters name the users: who, e-mail, role, whether active, and days since the last access. */
const people = [
  ['Álvaro Núñez', 'zeta@vatio.example', 'writer', true, 3],
  ['Bea Nuñez', 'bea@empresa.example', 'reader', true, undefined],
  ['Ñaki Soto', 'naki@vatio.example', 'reader', false, 1],
  ['nzuri Oca', 'oca@vatio.example', 'pds_editor', true, 2],
  ['Oca 100%', 'otra_oca@vatio.example', 'admin', false, undefined],
] as const;

const api = userApi.shared();
const admin = api.caller({ role: 'admin', name: 'Zoe', email: 'admin@vatio.example' });
beforeAll(async () => {
  for (const [name, email, role, active, daysAgo] of people) {
    api.clock.advance({ seconds: 1 });
    const id = await api.addUser({ name, email, role, active, password: 'contraseña-larga' });
    if (daysAgo === undefined) continue;
    const last_access_at = new Date(api.clock.now().getTime() - daysAgo * 86_400_000);
    await api.db.updateTable('users').set({ last_access_at }).where('id', '=', id).execute();
  }
});

const list = async (query: string) => (await admin.get(`/api/users?${query}`)).json;
const namesOf = async (query: string): Promise<string> => {
  const { rows }: { rows: User[] } = await list(query);
  return rows.map(({ name }) => name.split(' ')[0]).join(' ');
};

it.each([
  // ñ comes after every n; accents and capitals do not count.
  ['name', 'Álvaro Bea nzuri Ñaki Oca Zoe'],
  ['email', 'Zoe Bea Ñaki nzuri Oca Álvaro'],
  ['role', 'Zoe Oca nzuri Bea Ñaki Álvaro'],
  ['state', 'Zoe Álvaro Bea nzuri Ñaki Oca'],
  ['created', 'Zoe Álvaro Bea Ñaki nzuri Oca'],
])('sorts by %s, both ways', async (sort, names) => {
  expect(await namesOf(`sort=${sort}`)).toBe(names);
  expect(await namesOf(`sort=-${sort}`)).toBe(names.split(' ').reverse().join(' '));
});

it('puts those who never came last, both ways', async () => {
  expect(await namesOf('sort=lastAccess')).toBe('Álvaro nzuri Ñaki Zoe Bea Oca');
  expect(await namesOf('sort=-lastAccess')).toBe('Zoe Ñaki nzuri Álvaro Oca Bea');
});

it.each([
  ['q=nunez', 'Álvaro Bea'],
  ['q=NUÑEZ', 'Álvaro Bea'],
  ['q=vatio+oca', 'nzuri Oca'],
  ['q=oca+nzu', 'nzuri'],
  ['q=empresa', 'Bea'],
  ['q=%25', 'Oca'],
  ['q=_', 'Oca'],
  ['q=%5C', ''],
  ['q=+++', 'Álvaro Bea nzuri Ñaki Oca Zoe'],
  ["q='+or+1=1", ''],
  ['role=reader', 'Bea Ñaki'],
  ['state=inactive', 'Ñaki Oca'],
  ['role=reader&state=active', 'Bea'],
  ['q=oca&role=admin&state=inactive', 'Oca'],
])('finds by %s', async (query, names) => {
  const { rows, total } = await list(`${query}&pageSize=2`);
  expect(await namesOf(query)).toBe(names);
  expect(total).toBe(names ? names.split(' ').length : 0);
  expect(rows).toHaveLength(Math.min(2, total));
});

it.each<[string, Record<string, string>]>([
  ['page=0', { page: 'Mínimo 1' }],
  ['pageSize=1001', { pageSize: 'Máximo 1000' }],
  ['sort=password', { sort: expect.stringContaining('name') as unknown as string }],
  ['role=boss', { role: 'Elige un rol' }],
  ['state=x', { state: expect.any(String) as unknown as string }],
  [`q=${'x'.repeat(201)}`, { q: 'Máximo 200 caracteres' }],
  ['name=x', { name: 'Campo desconocido' }],
])('refuses the query %.20s', async (query, fields) => {
  const { status, json } = await admin.get(`/api/users?${query}`);
  expect(status).toBe(422);
  expect(json.fields).toEqual(fields);
});

it('does not know an id that is none', async () => {
  expect((await admin.get('/api/users/1')).json.fields).toEqual({
    id: 'El identificador no es válido',
  });
});

describe('of 2,500 users', () => {
  beforeAll(async () => {
    const template = await api.db
      .selectFrom('users')
      .selectAll()
      .where('name', '=', 'Zoe')
      .executeTakeFirstOrThrow();
    const minute = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index % 700));
    const copies = copiesOf(template, 2_500, (index) => ({
      email_key: `many${index}@vatio.example`,
      name_key: `many ${index % 50}`,
      search_key: `many ${index}`,
      last_access_at: index % 3 ? minute(index) : null,
    }));
    for (const some of copies) await api.db.insertInto('users').values(some).execute();
  });

  it.each(['name', '-name', 'state', '-role', 'lastAccess', '-lastAccess'])(
    'shows each once and in one order, page by page: %s',
    async (sort) => {
      const idsOf = async (page: string): Promise<string[]> =>
        (await list(`q=many&sort=${sort}&${page}`)).rows.map(({ id }: User) => id);
      await expectEachOnce(idsOf, 2_500);
    },
  );
});
