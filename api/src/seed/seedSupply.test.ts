import { TestApi } from '../../test/testApi';
import { seedUsers } from './seed';
import { seedSupply } from './seedSupply';

let api: TestApi;
const log = { info: jest.fn(), warn: jest.fn() };
const demo = { demoData: true, admin: undefined };
beforeEach(async () => {
  api = await TestApi.start();
  await seedUsers(api.db, demo, log);
});
afterEach(() => api.close());

const seed = (demoData = true) => seedSupply(api.db, { demoData }, api.clock.now);
const count = async (table: 'clients' | 'supply_points' | 'supply_contracts') =>
  (await api.db.selectFrom(table).select('id').execute()).length;

it('gives a new install a client with points from 2.0TD to 6.1TD, as staff would have made them', async () => {
  await seed();
  const reader = await api.addCaller({ role: 'reader' });
  const get = async (path: string) => (await reader.get(path)).json;
  const { rows } = await get('/api/supply-points?sort=cups');
  expect(rows.map((point: { contract: { tariff: string } }) => point.contract.tariff)).toEqual([
    ...['2.0TD', '3.0TD', '6.1TD'],
  ]);
  const [, bakery] = rows;
  const readings = await get(
    `/api/supply-points/${bakery.id}/readings?from=2025-01-01&to=2025-12-31`,
  );
  expect(readings.rows).toHaveLength(12);
  // Each value is in a period that its month has.
  expect(readings.rows.flatMap(({ warnings }: { warnings: unknown[] }) => warnings)).toEqual([]);
});

it('adds nothing where there is a client, or where nobody asked for it', async () => {
  await seed(false);
  expect(await count('clients')).toBe(0);
  await seed();
  await seed();
  expect([await count('clients'), await count('supply_points')]).toEqual([1, 3]);
});

it('does it once when two processes start at the same time', async () => {
  await Promise.all([seed(), seed()]);
  expect([
    await count('clients'),
    await count('supply_points'),
    await count('supply_contracts'),
  ]).toEqual([1, 3, 3]);
});
