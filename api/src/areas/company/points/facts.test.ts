import type { SupplyPointChange } from '@vatio/contracts/company/points';
import { companyApi } from '../../../../test/apis/company';
import { addClient, addPoint, pointOf } from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });

const known = {
  isElectroIntensive: false,
  lastPowerChange: '2026-03-01',
  rightsKw: '43.5',
  rightsUntil: '2028-01-31',
} as const;

it('keeps what bills and studies need to know of a point', async () => {
  const sent = pointOf({ clientId: await addClient(admin), ...known });
  const { status, json } = await admin.post('/api/points', sent);
  expect([status, json]).toEqual([201, expect.objectContaining(known)]);
  expect((await admin.get(`/api/points/${json.id}`)).json).toEqual(json);
});

it('knows nothing of it by itself, and keeps it when others change', async () => {
  const { isElectroIntensive, lastPowerChange, rightsKw, rightsUntil, ...older } = pointOf({
    clientId: await addClient(admin),
  });
  const { json } = await admin.post('/api/points', older);
  expect(json).toMatchObject({ isElectroIntensive, lastPowerChange, rightsKw, rightsUntil });
  const path = `/api/points/${json.id}`;
  await admin.patch(path, { version: 1, ...known });
  const { json: after } = await admin.patch(path, { version: 2, alias: 'Nave 2' });
  expect(after).toMatchObject({ ...known, alias: 'Nave 2', version: 3 });
});

it.each<[string, Omit<SupplyPointChange, 'version'>, string[]]>([
  ['a power without its last day', { rightsKw: '50' }, ['rightsUntil']],
  ['a last day without its power', { rightsUntil: '2028-01-31' }, ['rightsKw']],
  ['a power of nothing', { rightsKw: '0', rightsUntil: '2028-01-31' }, ['rightsKw']],
])('refuses rights of extension with %s', async (_name, change, fields) => {
  const id = await addPoint(admin);
  const { status, json } = await admin.patch(`/api/points/${id}`, { version: 1, ...change });
  expect([status, Object.keys(json.fields)]).toEqual([422, fields]);
});
