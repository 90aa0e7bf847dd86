import type { Client } from '@vatio/contracts/company/clients';
import type { Person } from '@vatio/contracts/people';
import { companyApi } from '../../../../test/apis/company';
import { importOf, importRowOf } from '../../../../test/pointImports';
import { addClient, clientOf } from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin', name: 'Ada' });
const zoe = api.caller({ role: 'writer', name: 'Zoe Ñu' });
const reader = api.caller({ role: 'reader', name: 'Blas' });

const deactivate = (id: string) =>
  api.db.updateTable('users').set({ active: false }).where('id', '=', id).execute();
const people = async (): Promise<Person[]> => (await reader.get('/api/people')).json.rows;
const clients = async (query: string): Promise<Client[]> =>
  (await reader.get(`/api/clients?${query}`)).json.rows;
const managers = async (query: string) => (await clients(query)).map((one) => one.managerName);

it('is chosen from the active people, and stays, marked, once deactivated', async () => {
  const [first, second] = [
    await addClient(admin, { managerId: zoe.id }),
    await addClient(admin, { managerId: null }),
  ];
  expect((await people()).map(({ name }) => name)).toEqual(['Ada', 'Blas', 'Zoe Ñu']);
  await deactivate(zoe.id);
  await deactivate(reader.id);
  await admin.patch(`/api/clients/${first}`, { version: 1, notes: '' });
  const { json } = await admin.get(`/api/clients/${first}`);
  expect(json).toMatchObject({
    managerId: zoe.id,
    managerName: 'Zoe Ñu (desactivado)',
    version: 2,
  });
  // A deactivated person who manages no client leaves the list.
  expect((await admin.get('/api/people')).json.rows).toEqual([
    { id: admin.id, name: 'Ada', isActive: true },
    { id: zoe.id, name: 'Zoe Ñu', isActive: false },
  ]);
  for (const managerId of [zoe.id, second]) {
    const chosen = await admin.patch(`/api/clients/${second}`, { version: 1, managerId });
    expect(chosen.json.fields).toEqual({ managerId: 'Elige a una persona activa' });
    const made = await admin.post('/api/clients', clientOf({ managerId }));
    expect(made.json.fields).toEqual({ managerId: 'Elige a una persona activa' });
  }
});

it('filters and sorts the list, and those without one come last', async () => {
  for (const managerId of [zoe.id, null, admin.id]) await addClient(admin, { managerId });
  expect(await managers('sort=managerId')).toEqual(['Ada', 'Zoe Ñu', null]);
  expect(await managers('sort=-managerId')).toEqual(['Zoe Ñu', 'Ada', null]);
  expect(await managers(`managerId=${zoe.id}`)).toEqual(['Zoe Ñu']);
});

it('is told in the audit by name', async () => {
  const id = await addClient(admin, { managerId: zoe.id });
  await deactivate(zoe.id);
  await admin.patch(`/api/clients/${id}`, { version: 1, managerId: admin.id });
  const [changed, created] = (await admin.get('/api/audit')).json.rows;
  expect(changed.changes).toEqual([
    { field: 'Gestor', before: 'Zoe Ñu (desactivado)', after: 'Ada' },
  ]);
  expect(created.changes).toContainEqual({ field: 'Gestor', before: null, after: 'Zoe Ñu' });
});

it('comes with a new client of a file, and goes into the file of the points', async () => {
  const file = importOf([
    importRowOf(1, { clientManager: 'ZOE ÑU' }),
    importRowOf(2, { clientManager: '' }),
  ]);
  expect((await admin.post('/api/point-imports', file)).status).toBe(200);
  expect(await managers('sort=name')).toEqual(['Zoe Ñu', null]);
  await deactivate(zoe.id);
  const { rows } = (await reader.get('/api/points/rows?sort=cups')).json;
  expect(rows[0].clientManager).toBe('Zoe Ñu (desactivado)');
  expect(rows[1]).not.toHaveProperty('clientManager');
});

it('is refused in a file unless one active person has that name', async () => {
  await api.addCaller({ role: 'reader', name: 'Ada' });
  await deactivate(zoe.id);
  const { taxId = '' } = importRowOf(3);
  const file = importOf(
    [
      importRowOf(1, { clientManager: 'Ada' }),
      importRowOf(2, { clientManager: 'Zoe Ñu' }),
      importRowOf(3, { clientManager: 'Blas' }),
      importRowOf(4, { taxId, clientName: '', clientManager: 'Otra' }),
    ],
    true,
  );
  const { json } = await admin.post('/api/point-imports', file);
  const problems = json.rows.map(
    (row: { problems: readonly { message: string }[] }) => row.problems[0]?.message,
  );
  expect(problems).toEqual([
    'Varias personas se llaman así: elígela en su ficha',
    'Ninguna persona activa se llama así',
    undefined,
    'Ninguna persona activa se llama así',
  ]);
});

it('is one for all rows of a new client', async () => {
  const { taxId = '' } = importRowOf(1);
  const rows = [
    importRowOf(1, { clientManager: 'Blas' }),
    importRowOf(2, { taxId, clientName: '', clientManager: 'Ada' }),
  ];
  const { json } = await admin.post('/api/point-imports', importOf(rows, true));
  expect(json.rows[1].problems).toEqual([
    { field: 'clientManager', message: 'La fila 2 da otro gestor a este NIF' },
  ]);
});
