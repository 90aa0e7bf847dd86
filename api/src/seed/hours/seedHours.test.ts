import type { EntryListAnswer } from '@vatio/contracts/activityHours/entries';
import type { HoursSummary } from '@vatio/contracts/activityHours/summary';
import { wholeApi } from '../../../test/apis/whole';
import { demoUsers } from '../demoUsers';
import { seedUsers } from '../seed';
import { seedSupply } from '../seedSupply';

const api = wholeApi.fresh();
const log = { info: jest.fn(), warn: jest.fn() };
beforeAll(() => api.clock.advance({ seconds: 13 * 24 * 60 * 60 }));

it('gives two people three months of hours, the first closed, and the client a budget that does not suffice', async () => {
  await seedUsers(api.db, { demoData: true, admin: undefined }, log);
  await seedSupply(api.db, api.clock.now, log);
  const admin = await api.addCaller({ role: 'admin' });
  const get = async (path: string) => (await admin.get(path)).json;

  // The test's today is 28 January 2026.
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
  // Of the month that goes on the overrun is foreseen, and has not happened.
  const now = summary.budgets.find(({ month }) => month === '2026-01');
  expect(now?.minutes).toBeLessThan(now?.budgetMinutes ?? 0);
  expect(now?.foreseenMinutes).toBeGreaterThan(now?.budgetMinutes ?? 0);
});
