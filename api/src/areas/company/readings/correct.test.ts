import type { Reading } from '@vatio/contracts/company/readings';
import { companyApi } from '../../../../test/apis/company';
import { addPoint, addReading, readingOf } from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });
let pointId: string;
let cups: string;
let path: string;
beforeEach(async () => {
  pointId = await addPoint(admin);
  ({ cups } = (await admin.get(`/api/points/${pointId}`)).json);
  path = `/api/points/${pointId}/readings`;
});

/** The audit since client and point were created, the newest first. */
const entries = async () => (await admin.get('/api/audit')).json.rows.slice(0, -2);
const rows = async (): Promise<Reading[]> =>
  (await admin.get(`${path}?from=2025-01-01&to=2025-12-31`)).json.rows;
const february = readingOf({
  from: '2025-02-01',
  to: '2025-02-28',
  energyKwh: ['0', '0', '0', '0', '0', '5'],
  reactiveKvarh: null,
  maxKw: null,
});

it('replaces the whole reading, and writes down what changed and of which', async () => {
  const id = await addReading(admin, pointId);
  const sent = readingOf({ to: '2025-02-01', isEstimated: true, maxKw: null });
  const { status, json } = await admin.put(`/api/readings/${id}`, { ...sent, version: 1 });
  expect([status, json]).toEqual([200, expect.objectContaining({ ...sent, id, version: 2 })]);
  expect(await rows()).toEqual([json]);
  const { from, to, maxKw } = readingOf();
  expect((await entries())[0]).toMatchObject({
    action: 'reading-changed',
    subject: { id: pointId, name: cups },
    before: { from, to, isEstimated: false, maxKw },
    after: { to: '2025-02-01', isEstimated: true, maxKw: null },
  });
});

it('writes nothing when nothing changes, however numbers are spelled', async () => {
  const id = await addReading(admin, pointId);
  const same = readingOf({ energyKwh: ['01200.125', '1350.0', '0', '0', '0', '2100.50'] });
  const { json } = await admin.put(`/api/readings/${id}`, { ...same, version: 1 });
  expect(json.version).toBe(1);
  expect(await entries()).toHaveLength(1);
});

it('is held to the same rules, itself left aside', async () => {
  await admin.post(path, { rows: [readingOf(), february] });
  const [january] = await rows();
  const change = { ...readingOf({ to: '2025-02-01' }), version: 1 };
  const { status, json } = await admin.put(`/api/readings/${january?.id}`, change);
  expect([status, json.fields]).toEqual([
    422,
    { from: 'Se solapa con la lectura del 01/02/2025 al 28/02/2025' },
  ]);
});

it('may delete it, and the point can be deleted only then', async () => {
  const id = await addReading(admin, pointId);
  const refused = await admin.delete(`/api/points/${pointId}`);
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'Este punto de suministro tiene lecturas: archívalo en vez de borrarlo.',
  ]);
  expect((await admin.delete(`/api/readings/${id}`)).status).toBe(204);
  expect(await rows()).toEqual([]);
  expect((await entries())[0]).toMatchObject({
    action: 'reading-deleted',
    before: readingOf(),
    after: null,
  });
  expect((await admin.delete(`/api/points/${pointId}`)).status).toBe(204);
});
