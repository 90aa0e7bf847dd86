import type { Client } from '@vatio/contracts/company/clients';
import { companyApi } from '../../../../test/apis/company';
import {
  addClient,
  addContract,
  addPoint,
  clientOf,
  contractOf,
  pointOf,
  taxIdOf,
} from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });
let id: string;
let path: string;
beforeEach(async () => {
  id = await addClient(admin, { name: 'Talleres Gil' });
  path = `/api/clients/${id}`;
});

const read = async (): Promise<Client> => (await admin.get(path)).json;
/** The audit since the client was created, the newest first. */
const entries = async () => (await admin.get('/api/audit')).json.rows.slice(0, -1);

it('changes what is sent and nothing else, and writes it down', async () => {
  const before = await read();
  const sent = { name: 'Talleres Ñu', monthlyBudgetMinutes: null, notes: '' };
  const { status, json } = await admin.patch(path, {
    version: 1,
    ...sent,
    activityCode: before.activityCode,
  });
  expect([status, json]).toEqual([200, { ...before, ...sent, version: 2 }]);
  expect(await read()).toEqual(json);
  expect((await admin.get('/api/clients?q=nu')).json.total).toBe(1);
  expect(await entries()).toEqual([
    expect.objectContaining({
      action: 'client-changed',
      subject: { id, name: 'Talleres Ñu', email: '' },
      before: { name: 'Talleres Gil', monthlyBudgetMinutes: 120, notes: before.notes },
      after: sent,
    }),
  ]);
});

it('knows nothing of the kind of a client until it is told, and keeps it then', async () => {
  const { kind: _, ...older } = clientOf();
  const made = (await admin.post('/api/clients', older)).json;
  expect(made.kind).toBeNull();
  const address = `/api/clients/${made.id}`;
  await admin.patch(address, { version: 1, kind: 'selfEmployed' });
  const { json } = await admin.patch(address, { version: 2, notes: '' });
  expect(json).toMatchObject({ kind: 'selfEmployed', notes: '', version: 3 });
  expect((await admin.patch(address, { version: 3, kind: 'SL' })).json.fields).toEqual({
    kind: 'Elige un tipo de cliente',
  });
});

it('writes nothing when nothing changes, however the NIF is typed', async () => {
  const before = await read();
  const taxId = ` es-${before.taxId.toLowerCase()} `;
  for (const body of [{ version: 1 }, { version: 1, name: 'Talleres Gil', taxId }]) {
    expect((await admin.patch(path, body)).json).toEqual(before);
  }
  expect(await entries()).toEqual([]);
});

it.each([
  ['that another one has', taxIdOf(87_654_321), 'Ya hay un cliente con este NIF'],
  ['that is wrong', '1', 'El NIF debe tener 9 caracteres, y este tiene 1'],
])('refuses a NIF %s', async (_name, taxId, message) => {
  await addClient(admin, { taxId: taxIdOf(87_654_321) });
  const { status, json } = await admin.patch(path, { version: 1, taxId });
  expect([status, json.fields]).toEqual([422, { taxId: message }]);
  expect((await read()).version).toBe(1);
});

it('deletes a client without points, and keeps in the audit what it was', async () => {
  expect((await admin.delete(path)).status).toBe(204);
  expect((await admin.get(path)).json.message).toBe('Ese cliente no existe.');
  expect(await entries()).toMatchObject([
    { action: 'client-deleted', before: { name: 'Talleres Gil' }, after: null },
  ]);
});

it('deletes none that has points, archived ones too', async () => {
  const point = await addPoint(admin, { clientId: id });
  await admin.post(`/api/points/${point}/archive`);
  const { status, json } = await admin.delete(path);
  expect([status, json]).toEqual([
    409,
    { message: 'Este cliente tiene puntos de suministro: archívalo en vez de borrarlo.' },
  ]);
  expect((await read()).name).toBe('Talleres Gil');
});

it('either deletes the client or adds the point that comes at the same moment', async () => {
  for (let round = 0; round < 4; round += 1) {
    const clientId = await addClient(admin);
    const [deleted, added] = await Promise.all([
      admin.delete(`/api/clients/${clientId}`),
      admin.post('/api/points', pointOf({ clientId })),
    ]);
    expect([
      [204, 422],
      [409, 201],
    ]).toContainEqual([deleted.status, added.status]);
  }
});

it('counts the points and says which contract ends first, of those that are not archived', async () => {
  const [first = '', second = '', gone = ''] = await Promise.all(
    Array.from({ length: 3 }, () => addPoint(admin, { clientId: id })),
  );
  const until = (to: string | null) => ({ to, from: '2025-06-01' });
  await addContract(admin, first, contractOf(until('2026-05-31')));
  await addContract(admin, second, contractOf(until('2026-03-31')));
  await addContract(admin, gone, contractOf(until('2026-01-31')));
  await admin.post(`/api/points/${gone}/archive`);
  expect(await read()).toMatchObject({ supplyPointCount: 2, nextExpiry: '2026-03-31' });
});
