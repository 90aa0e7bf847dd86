import { randomUUID } from 'node:crypto';
import { activityHoursApi } from '../../../../test/apis/activity-hours';
import type { Caller } from '../../../../test/calls/caller';
import { activityId, addEntry, entryOf } from '../../../../test/fixtures/hours';
import { addClient, addContract, addPoint, addStudy } from '../../../../test/supply';

const api = activityHoursApi.shared();
const admin = api.caller({ role: 'admin', name: 'Ada' });
const writer = api.caller({ role: 'writer', name: 'Wences' });
let colleague: Caller;
let clientId: string;
let activity: string;
/** A day for each test, so that their 24 h do not add up. */
let date: string;
let day = 0;

beforeEach(async () => {
  colleague ??= await api.addCaller({ role: 'writer', name: 'Carla' });
  clientId ??= await addClient(admin, { name: 'Panadería' });
  activity ??= await activityId(admin);
  day += 1;
  date = `2025-11-${String(day).padStart(2, '0')}`;
});

const entry = (facts: object = {}) => entryOf({ clientId, activityId: activity, date, ...facts });
const add = (facts: object = {}) =>
  addEntry(writer, { clientId, activityId: activity, date, ...facts });
const send = async (facts: object, who = writer) => {
  const { status, json } = await who.post('/api/hours/entries', entry(facts));
  return [status, json.fields ?? json.message];
};
const list = async (who = writer) =>
  (await who.get(`/api/hours/entries?from=${date}&to=${date}`)).json;

it('keeps an entry as it was sent, billable as its activity', async () => {
  const sent = entry({ minutes: 90, note: '  Llamada con Núñez  ' });
  const { status, json } = await writer.post('/api/hours/entries', sent);
  expect([status, json]).toEqual([
    201,
    {
      id: sent.id,
      version: 1,
      user: { id: writer.id, name: 'Wences' },
      date,
      client: { id: clientId, name: 'Panadería' },
      activity: { id: activity, name: 'Estudio' },
      minutes: 90,
      isBillable: true,
      note: 'Llamada con Núñez',
      point: null,
      study: null,
      bill: null,
      claim: null,
      isLocked: false,
    },
  ]);
  const inside = await add({ activityId: await activityId(admin, 'Administración') });
  expect(inside.isBillable).toBe(false);
  expect((await add({ isBillable: false })).isBillable).toBe(false);
});

it('writes once what is sent several times, also at the same moment', async () => {
  const sent = entry();
  const answers = await Promise.all([1, 2, 3].map(() => writer.post('/api/hours/entries', sent)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await list()).total).toBe(1);
  const other = await writer.post('/api/hours/entries', { ...sent, minutes: 5 });
  expect([other.status, other.json.versions.current]).toEqual([409, answers[0]?.json]);
  // The answer reveals no data of another person.
  const stolen = await colleague.post('/api/hours/entries', sent);
  expect([stolen.status, stolen.json.versions]).toEqual([409, undefined]);
});

it.each([
  [{ minutes: 0 }, { minutes: 'Escribe al menos 1 minuto' }],
  [{ minutes: -5 }, { minutes: 'Escribe al menos 1 minuto' }],
  [{ minutes: 1441 }, { minutes: 'Como mucho 24 h' }],
  [{ minutes: 1.5 }, { minutes: expect.any(String) }],
  [
    { date: '2026-01-16' },
    { date: 'El 16/01/2026 aún no ha llegado: elige hoy o un día anterior' },
  ],
  [{ date: '2026-02-30' }, { date: 'Escribe la fecha como 05/11/2026' }],
  [{ note: 'a'.repeat(501) }, { note: 'Máximo 500 caracteres' }],
  [{ clientId: randomUUID() }, { clientId: 'Ese cliente no existe' }],
  [{ activityId: randomUUID() }, { activityId: 'Esa actividad no existe' }],
  [{ pointId: randomUUID() }, { pointId: 'Ese punto de suministro no existe' }],
  [{ studyId: randomUUID() }, { studyId: 'Ese estudio no existe' }],
  [{ billId: randomUUID() }, { billId: 'Esa factura no existe' }],
  [{ claimId: randomUUID() }, { claimId: 'Esa reclamación no existe' }],
])('refuses %j', async (facts, fields) => {
  expect(await send(facts)).toEqual([422, fields]);
});

it('takes today, by the clock of where the company works', async () => {
  expect((await send({ date: '2026-01-15' }))[0]).toBe(201);
});

it('has no more than 24 h of a person in a day, and says how much there is', async () => {
  const { id, version } = await add({ minutes: 1380 });
  expect(await send({ minutes: 90 })).toEqual([
    422,
    { minutes: expect.stringMatching(/ya tiene 23\u00a0h apuntadas: caben 1\u00a0h más$/) },
  ]);
  expect((await send({ minutes: 60 }))[0]).toBe(201);
  expect(await send({ minutes: 1 })).toEqual([
    422,
    { minutes: expect.stringMatching(/ya tiene 24\u00a0h apuntadas: no cabe más$/) },
  ]);
  expect((await send({ minutes: 1440 }, colleague))[0]).toBe(201);
  const path = `/api/hours/entries/${id}`;
  expect((await writer.patch(path, { version, minutes: 1381 })).status).toBe(422);
  expect((await writer.patch(path, { version, minutes: 1200 })).status).toBe(200);
});

it('has no more than 24 h when two tabs write at once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send({ minutes: 700 })));
  expect(answers.map(([status]) => status).sort()).toEqual([201, 201, 422]);
});

it('is about things of its client alone', async () => {
  const point = await addPoint(admin, { clientId, alias: 'Horno' });
  await addContract(admin, point);
  const study = await addStudy(admin, point);
  const kept = await add({ pointId: point, studyId: study });
  expect(kept).toMatchObject({
    point: { id: point, name: 'Horno' },
    study: { id: study, name: expect.stringMatching(/^EST-/) },
  });
  const other = await addClient(admin);
  const elsewhere = { clientId: other, pointId: point };
  expect(await send(elsewhere)).toEqual([422, { pointId: 'Este punto es de otro cliente' }]);
  const path = `/api/hours/entries/${kept.id}`;
  const moved = await writer.patch(path, { version: 1, clientId: other });
  expect(moved.json.fields).toEqual({ pointId: 'Este punto es de otro cliente' });
  const bare = { version: 1, clientId: other, pointId: null, studyId: null };
  expect((await writer.patch(path, bare)).json).toMatchObject({ point: null, study: null });
});

it('is not of archived clients or activities, where it is new', async () => {
  const gone = await addClient(admin);
  const kept = await add({ clientId: gone });
  await admin.post(`/api/clients/${gone}/archive`);
  const message = 'Este cliente está archivado: restáuralo antes';
  expect(await send({ clientId: gone })).toEqual([422, { clientId: message }]);
  const path = `/api/hours/entries/${kept.id}`;
  expect((await writer.patch(path, { version: 1, minutes: 30 })).status).toBe(200);
});

it('is changed by the quicker one of two tabs; the other one is told both', async () => {
  const { id } = await add();
  const path = `/api/hours/entries/${id}`;
  const first = await writer.patch(path, { version: 1, minutes: 30 });
  expect(first.json).toMatchObject({ version: 2, minutes: 30 });
  const late = await writer.patch(path, { version: 1, minutes: 45 });
  expect([late.status, late.json]).toEqual([
    409,
    {
      message: 'Este apunte ha cambiado mientras lo editabas, quizá en otra pestaña.',
      versions: { yours: { version: 1, minutes: 45 }, current: first.json },
    },
  ]);
  // The answer was lost, and the page asks again.
  const again = await writer.patch(path, { version: 1, minutes: 30 });
  expect([again.status, again.json]).toEqual([200, first.json]);
  expect((await writer.delete(`${path}?version=1`)).status).toBe(409);
});

it('is deleted and taken back', async () => {
  const { id, ...kept } = await add();
  const path = `/api/hours/entries/${id}`;
  expect((await writer.delete(`${path}?version=1`)).status).toBe(204);
  expect((await list()).total).toBe(0);
  expect((await writer.patch(path, { version: 2, minutes: 5 })).status).toBe(404);
  expect((await writer.delete(`${path}?version=2`)).status).toBe(404);
  const back = await writer.post(`${path}/restore`);
  expect([back.status, back.json]).toEqual([200, { ...kept, id, version: 3 }]);
  expect((await writer.post(`${path}/restore`)).json.version).toBe(3);
});

it('does not come back where the day is full by now', async () => {
  const { id } = await add({ minutes: 120 });
  await writer.delete(`/api/hours/entries/${id}?version=1`);
  await add({ minutes: 1400 });
  expect((await writer.post(`/api/hours/entries/${id}/restore`)).status).toBe(422);
});

it('is its person’s alone, and of admins', async () => {
  const { id } = await add();
  const path = `/api/hours/entries/${id}`;
  expect((await colleague.patch(path, { version: 1, minutes: 5 })).status).toBe(404);
  expect((await colleague.delete(`${path}?version=1`)).status).toBe(404);
  expect((await colleague.post(`${path}/restore`)).status).toBe(404);
  expect((await list(colleague)).total).toBe(0);
  expect((await colleague.get(`/api/hours/entries?userId=${writer.id}`)).status).toBe(403);
  expect(await send({ userId: writer.id }, colleague)).toEqual([
    403,
    'Solo puedes ver y apuntar tus horas.',
  ]);
  expect((await list(admin)).total).toBe(1);
  expect((await admin.patch(path, { version: 1, minutes: 5 })).status).toBe(200);
  const other = await addEntry(admin, {
    clientId,
    activityId: activity,
    date,
    userId: colleague.id,
  });
  expect(other.user).toEqual({ id: colleague.id, name: 'Carla' });
  const reader = await api.addCaller({ role: 'reader', name: 'Lea' });
  expect(await send({ userId: reader.id }, admin)).toEqual([
    422,
    { userId: 'Lea no apunta horas: su rol no las tiene' },
  ]);
});

it('keeps clients and points from being deleted', async () => {
  const client = await addClient(admin);
  const point = await addPoint(admin, { clientId: client });
  await add({ clientId: client, pointId: point });
  const ofPoint = await admin.delete(`/api/points/${point}`);
  expect([ofPoint.status, ofPoint.json.message]).toEqual([
    409,
    'Este punto de suministro tiene horas apuntadas: archívalo en vez de borrarlo.',
  ]);
  const alone = await addClient(admin);
  await add({ clientId: alone });
  const ofClient = await admin.delete(`/api/clients/${alone}`);
  expect([ofClient.status, ofClient.json.message]).toEqual([
    409,
    'Este cliente tiene horas apuntadas: archívalo en vez de borrarlo.',
  ]);
});
