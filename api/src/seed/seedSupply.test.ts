import type { EntryListAnswer } from '@vatio/contracts/activity-hours/entries';
import type { HoursSummary } from '@vatio/contracts/activity-hours/summary';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { wholeApi } from '../../test/apis/whole';
import type { Caller } from '../../test/calls/caller';
import { demoUsers } from './demoUsers';
import { seedUsers } from './seed';
import { seedSupply, wantsDemoSupply } from './seedSupply';

const api = wholeApi.shared();
const log = { info: jest.fn(), warn: jest.fn() };

let wanted: readonly boolean[];
let admin: Caller;
beforeAll(async () => {
  const wants = (demoData: boolean) => wantsDemoSupply(api.db, { demoData });
  const before = [await wants(false), await wants(true)];
  // 28 January 2026.
  api.clock.advance({ seconds: 13 * 24 * 60 * 60 });
  await seedUsers(api.db, { demoData: true, admin: undefined }, log);
  // Simulates two processes that start at the same time.
  const seed = () => seedSupply(api.db, api.clock.now, log);
  await Promise.all([seed(), seed()]);
  wanted = [...before, await wants(true)];
  admin = await api.addCaller({ role: 'admin' });
});
const get = async (path: string) => (await admin.get(path)).json;

it('is wanted where there is no client, and somebody asked for it', () => {
  expect(wanted).toEqual([false, true, false]);
});

it('is done once when two processes start at the same time', async () => {
  const count = async (table: 'clients' | 'supply_points' | 'supply_contracts') =>
    (await api.db.selectFrom(table).select('id').execute()).length;
  expect([
    await count('clients'),
    await count('supply_points'),
    await count('supply_contracts'),
  ]).toEqual([1, 3, 3]);
});

it('gives a new install a client with points from 2.0TD to 6.1TD, as staff would have made them', async () => {
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

  const statesOf = rows.map(({ data }: SupplyPoint) => [data.state, data.lastDay]);
  expect(statesOf).toEqual([
    ['current', '2026-01-25'],
    ['current', '2026-01-26'],
    ['holes', '2026-01-26'],
  ]);
  expect(mill.data.gaps).toEqual([{ from: '2026-01-08', to: '2026-01-10' }]);
});

it('gives each point a curve that says what its meter does', async () => {
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

it('gives two people three months of hours, the first closed, and the client a budget that does not suffice', async () => {
  const list: EntryListAnswer = await get('/api/hours/entries?sort=date&pageSize=1000');
  expect([list.rows[0]?.date, list.rows.at(-1)?.date]).toEqual(['2025-10-01', '2026-01-27']);
  const names = demoUsers.filter(({ role }) => role === 'admin' || role === 'writer');
  expect([...new Set(list.rows.map(({ user }) => user.name))].sort()).toEqual(
    names.map(({ name }) => name).sort(),
  );
  const dates = new Set(list.rows.map(({ date }) => date));
  for (const holiday of ['2025-12-08', '2025-12-25', '2026-01-01', '2026-01-06']) {
    expect(dates.has(holiday)).toBe(false);
  }
  const locked = list.rows.filter(({ isLocked }) => isLocked).map(({ date }) => date.slice(0, 7));
  expect([...new Set(locked)]).toEqual(['2025-10']);
  expect(list.rows.some(({ point }) => point)).toBe(true);
  expect(list.rows.some(({ study }) => study)).toBe(true);

  const summary: HoursSummary = await get('/api/hours/summary?from=2025-10-01&to=2026-01-31');
  expect(summary.people).toHaveLength(2);
  expect(Number(summary.amountEur)).toBeGreaterThan(3_000);
  expect(summary.budgets).toHaveLength(4);
  expect(summary.budgets.some((row) => row.minutes > row.budgetMinutes)).toBe(true);
  // The overrun of the current month is foreseen, and has not happened.
  const now = summary.budgets.find(({ month }) => month === '2026-01');
  expect(now?.minutes).toBeLessThan(now?.budgetMinutes ?? 0);
  expect(now?.foreseenMinutes).toBeGreaterThan(now?.budgetMinutes ?? 0);
});
