import type { Entry } from '@vatio/contracts/activity-hours/entries';
import { activityHoursApi } from '../../../../test/apis/activity-hours';
import type { Caller } from '../../../../test/calls/caller';
import { activityId, addEntry } from '../../../../test/fixtures/hours';
import { addClient, addPoint } from '../../../../test/supply';
import { keepHouse } from '../../../housekeeping';

const api = activityHoursApi.shared();
const admin = api.caller({ role: 'admin', name: 'Ada' });
let bakery: string;
let mill: string;
let oven: string;
let study: string;
let visit: string;
const wences = api.caller({ role: 'writer', name: 'Wences' });

beforeAll(async () => {
  bakery = await addClient(admin, { name: 'Ágora Panaderos' });
  mill = await addClient(admin, { name: 'Molinos del Ñu' });
  oven = await addPoint(admin, { clientId: bakery, alias: 'Horno' });
  study = await activityId(admin);
  visit = await activityId(admin, 'Visita');
  const add = (who: Caller, date: string, minutes: number, facts: object) =>
    addEntry(who, { date, minutes, clientId: bakery, activityId: study, ...facts });
  await add(wences, '2026-01-12', 10, { note: 'Curva rara', pointId: oven });
  await add(wences, '2026-01-13', 20, { clientId: mill, isBillable: false });
  await add(admin, '2026-01-13', 40, { activityId: visit, note: 'Mañana, otra' });
  await add(admin, '2026-01-14', 80, { clientId: mill });
  const { id } = await add(admin, '2026-01-14', 160, {});
  await admin.delete(`/api/hours/entries/${id}?version=1`);
});

const list = async (query: string, who = admin) =>
  (await who.get(`/api/hours/entries?${query}`)).json;
const minutes = async (query: string) => (await list(query)).rows.map((row: Entry) => row.minutes);

it.each([
  ['sort=date', [10, 20, 40, 80]],
  ['sort=-date', [80, 40, 20, 10]],
  ['sort=minutes', [10, 20, 40, 80]],
  ['sort=-minutes', [80, 40, 20, 10]],
  ['sort=client', [40, 10, 80, 20]],
  ['sort=-client', [80, 20, 40, 10]],
  ['sort=user', [80, 40, 20, 10]],
  ['sort=-user', [20, 10, 80, 40]],
  ['sort=activity&to=2026-01-13', [20, 10, 40]],
  ['sort=-minutes&pageSize=2&page=2', [20, 10]],
])('is sorted: %s', async (query, expected) => {
  const found = await minutes(query);
  // The order of two entries of the same day is unspecified.
  const sorts = query.startsWith('sort=date') || query.startsWith('sort=-date');
  expect(sorts ? [...found].sort() : found).toEqual(sorts ? [...expected].sort() : expected);
});

it.each([
  [() => `clientId=${bakery}`, [10, 40]],
  [() => `userId=${wences.id}`, [10, 20]],
  [() => `activityId=${visit}`, [40]],
  [() => `pointId=${oven}`, [10]],
  [() => 'isBillable=false', [20]],
  [() => 'isBillable=true', [10, 40, 80]],
  [() => 'from=2026-01-13&to=2026-01-13', [20, 40]],
  [() => 'q=curva', [10]],
  [() => 'q=manana', [40]],
  [() => 'q=agora', [10, 40]],
  [() => 'q=wences%20molinos', [20]],
  [() => 'q=visita', [40]],
  [() => 'q=horno', [10]],
  [() => 'q=nada', []],
])('is filtered %#', async (query, expected) => {
  const { rows, ...sums } = await list(`sort=minutes&${query()}`);
  expect(rows.map((row: Entry) => row.minutes)).toEqual(expected);
  const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
  expect(sums).toEqual({
    total: expected.length,
    minutes: sum(expected),
    billableMinutes: sum(expected.filter((one) => one !== 20)),
  });
});

it('adds up all pages, also far beyond the last', async () => {
  for (const page of [1, 2, 900]) {
    const { rows, ...sums } = await list(`pageSize=3&page=${page}`);
    expect([rows.length, sums]).toEqual([
      { 1: 3, 2: 1 }[page] ?? 0,
      { total: 4, minutes: 150, billableMinutes: 130 },
    ]);
  }
});

it('gives writers their own', async () => {
  expect((await list('', wences)).minutes).toBe(30);
});

it('forgets in the end what was deleted', async () => {
  const count = async () => (await api.db.selectFrom('hour_entries').select('id').execute()).length;
  await keepHouse(activityHoursApi.areas, api.db, api.clock.now());
  expect(await count()).toBe(5);
  await keepHouse(
    activityHoursApi.areas,
    api.db,
    new Date(api.clock.now().getTime() + 91 * 86_400_000),
  );
  expect(await count()).toBe(4);
});
