import type { HoursSummary } from '@vatio/contracts/activity-hours/summary';
import { activityHoursApi } from '../../../../test/apis/activity-hours';
import type { Caller } from '../../../../test/calls/caller';
import { activityId, addEntry } from '../../../../test/fixtures/hours';
import { addClient, addContract, addPoint, addStudy } from '../../../../test/supply';

const api = activityHoursApi.shared();
const admin = api.caller({ role: 'admin', name: 'Ada' });
const writer = api.caller({ role: 'writer', name: 'Wences' });
const reader = api.caller({ role: 'reader' });
let bakery: string;
let mill: string;
let study: string;
let inside: string;

beforeAll(async () => {
  // Their own page says how many hours a month: 10.
  bakery = await addClient(admin, { name: 'Panadería', monthlyBudgetMinutes: 600 });
  mill = await addClient(admin, { name: 'Molino', monthlyBudgetMinutes: null });
  study = await activityId(admin);
  inside = await activityId(admin, 'Administración');
  const add = (who: Caller, date: string, minutes: number, facts: object = {}) =>
    addEntry(who, { date, minutes, clientId: bakery, activityId: study, ...facts });
  await add(writer, '2025-12-10', 60);
  await add(writer, '2026-01-12', 100);
  await add(writer, '2026-01-13', 50, { activityId: inside });
  await add(admin, '2026-01-13', 200);
  await add(admin, '2026-01-14', 30, { clientId: mill });
  const { id } = await add(admin, '2026-01-14', 400);
  await admin.delete(`/api/hours/entries/${id}?version=1`);
});

const summary = async (from: string, to: string): Promise<HoursSummary> =>
  (await reader.get(`/api/hours/summary?from=${from}&to=${to}`)).json;
const terms = (clientId: string, from: string, budget: number | null, rate: string | null) =>
  admin.put('/api/hours/terms', {
    clientId,
    from,
    monthlyBudgetMinutes: budget,
    rateEurPerHour: rate,
    version: null,
  });

it('adds up clients by activity and people by month', async () => {
  const { clients, people, ...sums } = await summary('2025-12-01', '2026-01-31');
  expect(sums).toMatchObject({ minutes: 440, billableMinutes: 390, amountEur: '0.00' });
  expect(clients).toEqual([
    {
      client: { id: mill, name: 'Molino' },
      minutes: 30,
      billableMinutes: 30,
      amountEur: null,
      unratedMinutes: 30,
      activities: [{ activity: { id: study, name: 'Estudio' }, minutes: 30, billableMinutes: 30 }],
      savedEur: null,
      recoveredEur: null,
    },
    {
      client: { id: bakery, name: 'Panadería' },
      minutes: 410,
      billableMinutes: 360,
      amountEur: null,
      unratedMinutes: 360,
      activities: [
        { activity: { id: study, name: 'Estudio' }, minutes: 360, billableMinutes: 360 },
        { activity: { id: inside, name: 'Administración' }, minutes: 50, billableMinutes: 0 },
      ],
      savedEur: null,
      recoveredEur: null,
    },
  ]);
  expect(people).toEqual([
    {
      user: { id: admin.id, name: 'Ada' },
      minutes: 230,
      billableMinutes: 230,
      months: [{ month: '2026-01', minutes: 230, billableMinutes: 230 }],
    },
    {
      user: { id: writer.id, name: 'Wences' },
      minutes: 210,
      billableMinutes: 160,
      months: [
        { month: '2025-12', minutes: 60, billableMinutes: 60 },
        { month: '2026-01', minutes: 150, billableMinutes: 100 },
      ],
    },
  ]);
});

it('foresees the end of the month by the working time that has passed', async () => {
  const { budgets } = await summary('2025-12-10', '2026-03-31');
  const client = { id: bakery, name: 'Panadería' };
  // Until Thursday the 15th, 9 of 20 working days: two holidays are left out.
  expect(budgets).toEqual([
    { client, month: '2026-01', budgetMinutes: 600, minutes: 350, foreseenMinutes: 778 },
    { client, month: '2025-12', budgetMinutes: 600, minutes: 60, foreseenMinutes: 60 },
  ]);
});

it('charges each day at the rate that was in force', async () => {
  await terms(bakery, '2025-01-01', 300, '30');
  await terms(bakery, '2026-01-13', null, '45.55');
  const { clients, amountEur } = await summary('2025-12-01', '2026-01-31');
  // 160 minutes at 30 €/h and 200 at 45.55 €/h: 80 € and 151.8333 €.
  expect(clients[1]).toMatchObject({ amountEur: '231.83', unratedMinutes: 0 });
  expect(amountEur).toBe('231.83');
  const { budgets } = await summary('2025-12-01', '2026-01-31');
  expect(budgets.map(({ month, budgetMinutes }) => [month, budgetMinutes])).toEqual([
    ['2025-12', 300],
  ]);
});

it('is of at most two years that end after they begin', async () => {
  const fields = async (query: string) =>
    (await reader.get(`/api/hours/summary?${query}`)).json.fields;
  expect(await fields('from=2026-02-01&to=2026-01-31')).toEqual({
    to: 'Acaba antes de empezar: elige un día posterior',
  });
  expect(await fields('from=2024-01-01&to=2026-01-01')).toEqual({
    from: 'Elige como mucho dos años',
  });
  expect(await fields('from=2024-01-01&to=2025-12-31')).toBeUndefined();
});

it('tells a card the hours of its client or study, and entries only to who may see them', async () => {
  const point = await addPoint(admin, { clientId: mill });
  await addContract(admin, point);
  const studyId = await addStudy(admin, point);
  const facts = { clientId: mill, activityId: study, studyId };
  const own = await addEntry(writer, { ...facts, minutes: 15 });
  await addEntry(admin, { ...facts, minutes: 25, isBillable: false });
  const totals = async (who: Caller, query: string) =>
    (await who.get(`/api/hours/totals?${query}`)).json;
  const sums = { minutes: 40, billableMinutes: 15, entries: 2 };
  expect(await totals(reader, `studyId=${studyId}`)).toEqual({
    ...sums,
    latest: [],
    listedMinutes: null,
  });
  expect(await totals(writer, `studyId=${studyId}`)).toEqual({
    ...sums,
    latest: [own],
    listedMinutes: 15,
  });
  const toAdmin = await totals(admin, `studyId=${studyId}`);
  expect([toAdmin.latest.length, toAdmin.listedMinutes]).toEqual([2, 40]);
  expect(await totals(reader, `clientId=${mill}`)).toMatchObject({ minutes: 70, entries: 3 });
  expect((await totals(reader, '')).fields).toEqual({
    clientId: 'Elige un cliente, un estudio, una factura o una reclamación',
  });
});
