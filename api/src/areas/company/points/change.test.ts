import type { SupplyPoint } from '@vatio/contracts/company/points';
import { v7 as uuidV7 } from 'uuid';
import { companyApi } from '../../../../test/apis/company';
import { addClient, addContract, addPoint, contractOf, cupsOf } from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });
let clientId: string;
let id: string;
let path: string;
beforeEach(async () => {
  clientId = await addClient(admin);
  id = await addPoint(admin, { clientId, alias: 'Nave' });
  path = `/api/points/${id}`;
});

const read = async (): Promise<SupplyPoint> => (await admin.get(path)).json;
/** The audit since client and point were created, the newest first. */
const entries = async () => (await admin.get('/api/audit')).json.rows.slice(0, -2);

it('changes what is sent and nothing else, and writes it down', async () => {
  const before = await read();
  const sent = { alias: '', territory: 'canarias', pointType: 3, voltageKv: null };
  const { status, json } = await admin.patch(path, {
    version: 1,
    ...sent,
    address: before.address,
  });
  expect([status, json]).toEqual([200, { ...before, ...sent, version: 2 }]);
  expect(await read()).toEqual(json);
  expect((await admin.get('/api/points?q=nave')).json.total).toBe(0);
  expect(await entries()).toEqual([
    expect.objectContaining({
      action: 'supply-point-changed',
      subject: { id, name: before.cups, email: '' },
      before: { alias: 'Nave', territory: 'peninsula', pointType: 4, voltageKv: '0.4' },
      after: sent,
    }),
  ]);
});

it('writes nothing when nothing changes, however it is spelled', async () => {
  const before = await read();
  const same = { cups: ` ${before.cups.toLowerCase()} `, voltageKv: '0.400' };
  for (const body of [{ version: 1 }, { version: 1, ...same }]) {
    expect((await admin.patch(path, body)).json).toEqual(before);
  }
  expect(await entries()).toEqual([]);
});

it('may get its measuring point, but not the CUPS of another point', async () => {
  const { cups } = await read();
  const other = cupsOf(777);
  await addPoint(admin, { clientId, cups: other });
  const refused = await admin.patch(path, { version: 1, cups: `${other}0F` });
  expect([refused.status, refused.json.fields]).toEqual([
    422,
    { cups: 'Este CUPS ya está dado de alta' },
  ]);
  const longer = await admin.patch(path, { version: 1, cups: `${cups}0F` });
  expect([longer.status, longer.json.cups]).toEqual([200, `${cups}0F`]);
});

it('stays with its client', async () => {
  const { status, json } = await admin.patch(path, { version: 1, clientId: uuidV7() });
  expect([status, json.fields]).toEqual([422, { clientId: 'Campo desconocido' }]);
});

it('deletes a point without contracts, and keeps in the audit what it was', async () => {
  expect((await admin.delete(path)).status).toBe(204);
  expect((await admin.get(path)).status).toBe(404);
  expect(await entries()).toMatchObject([
    { action: 'supply-point-deleted', before: { alias: 'Nave' }, after: null },
  ]);
  expect((await admin.delete(`/api/clients/${clientId}`)).status).toBe(204);
});

it('deletes none that has contracts', async () => {
  await addContract(admin, id);
  const { status, json } = await admin.delete(path);
  expect([status, json]).toEqual([
    409,
    { message: 'Este punto de suministro tiene contratos: archívalo en vez de borrarlo.' },
  ]);
});

it('shows the contract that is in force today, of the days in Madrid', async () => {
  const old = contractOf({ supplier: 'Vieja', from: '2025-01-01', to: '2025-12-31' });
  await addContract(admin, id, old);
  expect((await read()).contract).toBeNull();
  const current = await addContract(admin, id, contractOf({ from: '2026-01-01', to: null }));
  expect((await read()).contract).toEqual({
    id: current,
    supplier: 'Comercializadora Uno',
    tariff: '3.0TD',
    from: '2026-01-01',
    to: null,
  });
});
