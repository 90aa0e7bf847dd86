import { randomUUID } from 'node:crypto';
import { activityHoursApi } from '../../../../test/apis/activity-hours';
import type { Caller } from '../../../../test/calls/caller';
import { activityId, addEntry } from '../../../../test/fixtures/hours';
import { addClient } from '../../../../test/supply';

const api = activityHoursApi.shared();
const password = 'contraseña-larga';
let admin: Caller;
let writer: Caller;
/** Theirs that is signed in now. */
let email: string;
let clientId: string;
let study: string;
beforeEach(async () => {
  // Sessions of the test before may have ended.
  admin = await api.addCaller({ role: 'admin', name: 'Ada' });
  email = `${randomUUID()}@vatio.example`;
  writer = await api.addCaller({ role: 'writer', email, password });
  clientId ??= await addClient(admin, { name: 'Panadería' });
  study ??= await activityId(admin);
});

/** They go on working afterwards, though their session may have ended. */
async function hours(count: number): Promise<void> {
  api.clock.advance({ seconds: Math.round(count * 3600) });
  writer.token = (await api.tokenOf({ email, password })).value;
  admin = await api.addCaller({ role: 'admin', name: 'Ada' });
}
const start = (facts: object = {}) =>
  writer.put('/api/hours/timer', { clientId, activityId: study, ...facts });
const stop = (...ids: string[]) => writer.post('/api/hours/timer/stop', { ids });
const running = async (who = writer) => (await who.get('/api/hours/timer')).json.timer;
/** The clock goes on from test to test. */
const atNoon = async () => {
  const now = api.clock.now();
  await hours(36 - now.getUTCHours() - now.getUTCMinutes() / 60 - now.getUTCSeconds() / 3600);
};

it('runs on while no page is open, for its person alone', async () => {
  expect(await running()).toBeNull();
  const startedAt = api.clock.now().toISOString();
  const { status, json } = await start({ note: 'Llamada' });
  const timer = {
    startedAt,
    client: { id: clientId, name: 'Panadería' },
    activity: { id: study, name: 'Estudio' },
    note: 'Llamada',
  };
  expect([status, json]).toEqual([200, { timer }]);
  await hours(1);
  expect(await running()).toEqual(timer);
  expect(await running(admin)).toBeNull();
});

it('is one: another tab is told which', async () => {
  await start();
  const { status, json } = await start({ note: 'Otra' });
  expect([status, json]).toEqual([
    409,
    {
      message: 'Ya hay un temporizador en marcha: páralo o descártalo antes.',
      versions: { yours: { clientId, activityId: study, note: 'Otra' }, current: await running() },
    },
  ]);
});

it('is one when two tabs start it at once', async () => {
  const answers = await Promise.all([start(), start(), start()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('becomes an entry, once', async () => {
  await atNoon();
  await start({ note: 'Llamada' });
  await hours(1.501);
  const id = randomUUID();
  const [first, again] = [await stop(id), await stop(id)];
  expect([first.status, first.json.entries]).toMatchObject([
    200,
    [{ id, minutes: 91, note: 'Llamada', isBillable: true, user: { id: writer.id } }],
  ]);
  expect(again.json).toEqual(first.json);
  expect(await running()).toBeNull();
  expect((await stop(randomUUID())).status).toBe(404);
});

it('becomes an entry of each day that it covers', async () => {
  await atNoon();
  await start();
  await hours(24);
  const [one, two] = [randomUUID(), randomUUID()];
  const short = await stop(one);
  expect([short.status, short.json.fields]).toEqual([
    422,
    { ids: 'El temporizador abarca 2 días: vuelve a pararlo' },
  ]);
  const { entries } = (await stop(one, two, randomUUID())).json;
  // Noon in UTC is one o'clock in winter.
  expect(
    entries.map((entry: { id: string; minutes: number }) => [entry.id, entry.minutes]),
  ).toEqual([
    [one, 11 * 60],
    [two, 13 * 60],
  ]);
});

it('fills a day up to 24 h, and no more', async () => {
  await atNoon();
  const date = api.clock.now().toISOString().slice(0, 10);
  await addEntry(writer, { clientId, activityId: study, date, minutes: 1400 });
  await start();
  await hours(2);
  expect((await stop(randomUUID())).json.entries).toMatchObject([{ minutes: 40 }]);
  await start();
  const { status, json } = await stop(randomUUID());
  expect([status, json.fields.ids]).toEqual([422, expect.stringMatching(/ya tiene 24 h/)]);
});

it('is discarded', async () => {
  await start();
  expect((await writer.delete('/api/hours/timer')).status).toBe(204);
  expect(await running()).toBeNull();
  expect((await writer.delete('/api/hours/timer')).status).toBe(204);
});

it('is not for what is archived or unknown', async () => {
  const gone = await addClient(admin);
  await admin.post(`/api/clients/${gone}/archive`);
  expect((await start({ clientId: gone })).json.fields).toEqual({
    clientId: 'Este cliente está archivado: restáuralo antes',
  });
  expect((await start({ activityId: randomUUID() })).json.fields).toEqual({
    activityId: 'Esa actividad no existe',
  });
});

it('does not stop in a month that was closed meanwhile, and is not lost', async () => {
  await atNoon();
  await start();
  const month = api.clock.now().toISOString().slice(0, 7);
  await admin.put(`/api/hours/locks/${month}`, {});
  const { status, json } = await stop(randomUUID());
  expect([status, json.message]).toEqual([409, expect.stringMatching(/cerrado: lo cerró Ada/)]);
  expect(await running()).not.toBeNull();
  await admin.delete(`/api/hours/locks/${month}`);
  expect((await stop(randomUUID())).status).toBe(200);
});

it('keeps its client from being deleted', async () => {
  const client = await addClient(admin);
  await start({ clientId: client });
  expect((await admin.delete(`/api/clients/${client}`)).status).toBe(409);
});
