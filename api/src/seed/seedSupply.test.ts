import type { SupplyPoint } from '@vatio/contracts/company/points';
import type { StudyRow } from '@vatio/contracts/energyAnalysis/studies';
import { wholeApi } from '../../test/apis/whole';
import { addClient } from '../../test/supply';
import { seedUsers } from './seed';
import { seedSupply, wantsDemoSupply } from './seedSupply';

const api = wholeApi.fresh();
const log = { info: jest.fn(), warn: jest.fn() };
const demo = { demoData: true, admin: undefined };
beforeEach(() => seedUsers(api.db, demo, log));

const seed = () => seedSupply(api.db, api.clock.now, log);
const count = async (table: 'clients' | 'supply_points' | 'supply_contracts') =>
  (await api.db.selectFrom(table).select('id').execute()).length;

it('gives a new install a client with points from 2.0TD to 6.1TD, as staff would have made them', async () => {
  await seed();
  const reader = await api.addCaller({ role: 'reader' });
  const get = async (path: string) => (await reader.get(path)).json;
  const { rows } = await get('/api/points?sort=cups');
  expect(rows.map((point: { contract: { tariff: string } }) => point.contract.tariff)).toEqual([
    '2.0TD',
    '3.0TD',
    '6.1TD',
  ]);
  const [, bakery, mill] = rows;
  const readings = await get(`/api/points/${bakery.id}/readings?from=2025-01-01&to=2025-12-31`);
  expect(readings.rows).toHaveLength(12);
  // Each value is in a period that its month has.
  expect(readings.rows.flatMap(({ warnings }: { warnings: unknown[] }) => warnings)).toEqual([]);

  // The test's today is 15 January 2026.
  const statesOf = rows.map(({ data }: SupplyPoint) => [data.state, data.lastDay]);
  expect(statesOf).toEqual([
    ['current', '2026-01-12'],
    ['current', '2026-01-13'],
    ['holes', '2026-01-13'],
  ]);
  expect(mill.data.gaps).toEqual([{ from: '2025-12-26', to: '2025-12-28' }]);
});

it('gives each point a curve that says what its meter does', async () => {
  await seed();
  const reader = await api.addCaller({ role: 'reader' });
  const get = async (path: string) => (await reader.get(path)).json;
  const { rows } = await get('/api/points?sort=cups');
  for (const [{ id }, minutes] of [
    [rows[0], 60],
    [rows[1], 15],
  ] as const) {
    const { months } = await get(`/api/points/${id}/coverage`);
    const december = months.find(({ month }: { month: string }) => month === '2025-12');
    expect(december).toMatchObject({ minutes, estimated: 0, real: december.expected });
    const readings = await get(`/api/points/${id}/readings?from=2025-12-01&to=2025-12-31`);
    const readKwh = readings.rows[0].energyKwh.reduce((sum: number, kwh: string) => sum + +kwh, 0);
    expect(Math.abs(Number(december.energyKwh) - readKwh)).toBeLessThan(3);
  }
});

it('gives each point a study: one with a saving that was presented, one calculated, one to begin; and a portfolio of all', async () => {
  // All prices of the twelve months are known by then.
  api.clock.advance({ seconds: 300 * 24 * 60 * 60 });
  await seed();
  const reader = await api.addCaller({ role: 'reader' });
  const { json } = await reader.get('/api/studies?sort=code');
  const found = json.rows.map(({ alias, state }: StudyRow) => [alias, state]);
  expect(found).toEqual([
    ['Tienda', 'calculated'],
    ['Obrador', 'presented'],
    ['Molino', 'draft'],
  ]);
  expect(Number(json.rows[1].savingEur)).toBeGreaterThan(200);
  const offers = await reader.get(`/api/studies/${json.rows[1].id}/offers`);
  expect(offers.json.rows).toHaveLength(3);
  expect(Number(offers.json.saving.savingEur)).toBeGreaterThan(0);

  const { rows } = (await reader.get('/api/portfolios')).json;
  expect(rows).toMatchObject([{ state: 'done', clients: 1, points: 3 }]);
  const points = (await reader.get(`/api/portfolios/${rows[0].id}/points`)).json.rows;
  const bakery = points.find(({ alias }: { alias: string }) => alias === 'Obrador');
  expect(bakery).toMatchObject({ confidence: 'complete', study: { state: 'presented' } });
});

it('is wanted where there is no client, and somebody asked for it', async () => {
  expect(await wantsDemoSupply(api.db, { demoData: false })).toBe(false);
  expect(await wantsDemoSupply(api.db, { demoData: true })).toBe(true);
  await addClient(await api.addCaller({ role: 'writer' }));
  expect(await wantsDemoSupply(api.db, { demoData: true })).toBe(false);
});

it('does it once when two processes start at the same time', async () => {
  await Promise.all([seed(), seed()]);
  expect([
    await count('clients'),
    await count('supply_points'),
    await count('supply_contracts'),
  ]).toEqual([1, 3, 3]);
});
