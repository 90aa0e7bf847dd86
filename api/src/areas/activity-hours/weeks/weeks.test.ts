import { activityHoursApi } from '../../../../test/apis/activity-hours';
import { activityId, addEntry } from '../../../../test/fixtures/hours';
import { addClient } from '../../../../test/supply';

const api = activityHoursApi.shared();
const admin = api.caller({ role: 'admin', name: 'Ada' });
const writer = api.caller({ role: 'writer', name: 'Wences' });
let clientId: string;
let study: string;
beforeAll(async () => {
  clientId = await addClient(admin, { name: 'Panadería' });
  study = await activityId(admin);
});

/** One after the other: that is their order. */
const add = (date: string, facts: object = {}) => {
  api.clock.advance({ seconds: 1 });
  return addEntry(writer, { clientId, activityId: study, date, ...facts });
};
const week = async (monday: string, who = writer) =>
  (await who.get(`/api/hours/weeks/${monday}`)).json;
const copy = async (monday: string, from: string) =>
  (await writer.post(`/api/hours/weeks/${monday}/copy`, { from })).json;
const told = ({ created }: { created: { date: string; minutes: number }[] }) =>
  created.map(({ date, minutes }) => [date, minutes]);

it('is seven days with what is expected of them, holidays and what is to come', async () => {
  // Epiphany is a Tuesday; today is Thursday the 15th.
  const { days, user, monday } = await week('2026-01-05');
  expect([monday, user]).toEqual(['2026-01-05', { id: writer.id, name: 'Wences' }]);
  expect(days[1]).toEqual({
    date: '2026-01-06',
    expectedMinutes: 0,
    holiday: 'Epifanía del Señor',
    isLocked: false,
    isFuture: false,
  });
  const expected = days.map((day: { expectedMinutes: number }) => day.expectedMinutes);
  expect(expected).toEqual([480, 0, 480, 480, 480, 0, 0]);
  const future = (await week('2026-01-12')).days.map((day: { isFuture: boolean }) => day.isFuture);
  expect(future).toEqual([false, false, false, false, true, true, true]);
  expect((await week('2026-03-30')).days[4].holiday).toBe('Viernes Santo');
});

it('begins on a Monday', async () => {
  const { status, json } = await writer.get('/api/hours/weeks/2026-01-06');
  expect([status, json.fields]).toEqual([422, { monday: 'Escribe la fecha de un lunes' }]);
});

it('has all entries of the person, and a warning about a day of more than 12 h', async () => {
  const first = await add('2025-12-01', { minutes: 720 });
  expect((await week('2025-12-01')).warnings).toEqual([]);
  const second = await add('2025-12-01', { minutes: 60, note: 'Urgente' });
  await addEntry(admin, { clientId, activityId: study, date: '2025-12-01' });
  const { entries, warnings } = await week('2025-12-01');
  expect(entries).toEqual([first, second]);
  expect(warnings).toEqual([
    { date: '2025-12-01', message: 'El 01/12/2025 suma 13\u00a0h, más de 12\u00a0h: ¿es así?' },
  ]);
});

it('is read by its person and by admins', async () => {
  const path = '/api/hours/weeks/2025-12-01';
  const other = await api.addCaller({ role: 'writer' });
  expect((await other.get(`${path}?userId=${writer.id}`)).status).toBe(403);
  expect((await other.get(path)).json.entries).toEqual([]);
  expect((await admin.get(`${path}?userId=${writer.id}`)).json.entries).toHaveLength(2);
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await admin.get(`${path}?userId=${unknown}`)).status).toBe(404);
});

it('is duplicated without notes, and only once', async () => {
  await add('2025-10-06', { minutes: 90, note: 'No se copia', isBillable: false });
  await add('2025-10-06', { minutes: 30 });
  await add('2025-10-08', { minutes: 45, activityId: await activityId(admin, 'Visita') });
  const copied = await copy('2025-10-13', '2025-10-06');
  expect(told(copied)).toEqual([
    ['2025-10-13', 90],
    ['2025-10-13', 30],
    ['2025-10-15', 45],
  ]);
  expect(copied.created[0]).toMatchObject({ note: '', isBillable: false, version: 1 });
  expect(copied.skipped).toEqual([]);
  const again = await copy('2025-10-13', '2025-10-06');
  expect(again).toEqual({
    created: [],
    skipped: [
      { date: '2025-10-13', reason: 'Panadería, Estudio: ya tiene horas ese día.' },
      { date: '2025-10-15', reason: 'Panadería, Visita: ya tiene horas ese día.' },
    ],
  });
  expect((await week('2025-10-13')).entries).toHaveLength(3);
});

it('is duplicated at the same moment once', async () => {
  await add('2025-09-01', { minutes: 60 });
  const both = await Promise.all([1, 2].map(() => copy('2025-09-08', '2025-09-01')));
  expect(both.map(({ created }) => created.length).sort()).toEqual([0, 1]);
});

it('leaves out days to come, and what is archived or does not fit', async () => {
  const gone = await addClient(admin, { name: 'Cerrada' });
  await add('2026-01-06', { clientId: gone });
  await add('2026-01-07', { minutes: 120 });
  await add('2026-01-08', { minutes: 60 });
  await add('2026-01-09', { minutes: 60 });
  await admin.post(`/api/clients/${gone}/archive`);
  const visit = await activityId(admin, 'Visita');
  await add('2026-01-14', { minutes: 1400, activityId: visit });
  const { created, skipped } = await copy('2026-01-12', '2026-01-05');
  expect(told({ created })).toEqual([['2026-01-15', 60]]);
  expect(skipped).toEqual([
    { date: '2026-01-13', reason: 'Cerrada está archivado.' },
    { date: '2026-01-14', reason: 'No caben más de 24\u00a0h en un día.' },
    { date: '2026-01-16', reason: 'El día aún no ha llegado.' },
  ]);
});

it('leaves out closed months', async () => {
  // Runs from Monday, 28 July to Sunday, 3 August.
  await add('2025-07-21', { minutes: 60 });
  await add('2025-07-25', { minutes: 75 });
  await admin.put('/api/hours/locks/2025-07', {});
  const { created, skipped } = await copy('2025-07-28', '2025-07-21');
  expect(told({ created })).toEqual([['2025-08-01', 75]]);
  expect(skipped).toEqual([
    {
      date: '2025-07-28',
      reason: 'El mes de julio de 2025 está cerrado: lo cerró Ada el 15/01/2026.',
    },
  ]);
});
