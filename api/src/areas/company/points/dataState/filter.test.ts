import type { SupplyPoint } from '@vatio/contracts/company/points';
import { companyApi } from '../../../../../test/apis/company';
import { addClient, addPoint, addReading, readingOf } from '../../../../../test/supply';

const api = companyApi.shared();
const reader = api.caller({ role: 'reader' });
beforeAll(async () => {
  const admin = await api.addCaller({ role: 'admin' });
  const clientId = await addClient(admin);
  const add = async (alias: string, ...spans: readonly (readonly [string, string])[]) => {
    const id = await addPoint(admin, { clientId, alias });
    for (const [from, to] of spans) await addReading(admin, id, readingOf({ from, to }));
    return id;
  };
  // Today is 15 January 2026.
  await add('new');
  await add('good', ['2025-11-01', '2025-12-31']);
  await add('torn', ['2025-10-01', '2025-10-31'], ['2025-12-01', '2025-12-31']);
  await add('old', ['2025-01-01', '2025-06-30']);
  await add('worse', ['2025-01-01', '2025-01-31'], ['2025-03-01', '2025-06-30']);
  for (const id of [await add('gone'), await add('left', ['2025-01-01', '2025-01-31'])]) {
    await admin.post(`/api/points/${id}/archive`);
  }
});

const list = async (query: string): Promise<{ rows: SupplyPoint[]; total: number }> =>
  (await reader.get(`/api/points?sort=alias&${query}`)).json;

it.each([
  ['data=none', 'gone new'],
  ['data=none&state=active', 'new'],
  ['data=late&state=active', 'old worse'],
  ['data=outdated&state=active', 'new old worse'],
  ['data=outdated&state=archived', 'gone left'],
  ['data=holes&state=active', 'torn worse'],
  ['data=current&state=active', 'good'],
  ['data=holes&q=tor', 'torn'],
  ['data=current&tariff=3.0TD', ''],
])('finds and counts by %s', async (query, expected) => {
  const { rows, total } = await list(query);
  expect(rows.map(({ alias }) => alias).join(' ')).toBe(expected);
  expect((await list(`${query}&pageSize=1`)).total).toBe(total);
  expect(total).toBe(rows.length);
});

it('says of each row what is known', async () => {
  const { rows } = await list('state=active');
  expect(
    rows.map(({ alias, data }) => [alias, data.state, data.lastDay, data.missingDays]),
  ).toEqual([
    ['good', 'current', '2025-12-31', 0],
    ['new', 'none', null, 0],
    ['old', 'late', '2025-06-30', 0],
    ['torn', 'holes', '2025-12-31', 30],
    ['worse', 'late', '2025-06-30', 28],
  ]);
});

it('exports what is filtered', async () => {
  const { json } = await reader.get('/api/points/rows?data=late&state=active&sort=alias');
  expect(json.rows.map(({ alias }: { alias: string }) => alias)).toEqual(['old', 'worse']);
});

it('refuses a filter that there is not', async () => {
  const { status, json } = await reader.get('/api/points?data=missing');
  expect([status, Object.keys(json.fields)]).toEqual([422, ['data']]);
});
