import { randomUUID } from 'node:crypto';
import type { Entry } from '@vatio/contracts/activity-hours/entries';
import { activityHoursApi } from '../../../../test/apis/activity-hours';
import type { Caller } from '../../../../test/calls/caller';
import { activityId, addEntry } from '../../../../test/fixtures/hours';
import { addClient, addPoint } from '../../../../test/supply';

const api = activityHoursApi.shared();
const admin = api.caller({ role: 'admin', name: 'Ada' });
const writer = api.caller({ role: 'writer', name: 'Wences' });
let clientId: string;
let study: string;
let visit: string;
let date: string;
let day = 0;
beforeEach(async () => {
  clientId ??= await addClient(admin, { name: 'Panadería' });
  study ??= await activityId(admin);
  visit ??= await activityId(admin, 'Visita');
  day += 1;
  date = `2025-11-${String(day).padStart(2, '0')}`;
});

const add = (facts: object = {}, who = writer) =>
  addEntry(who, { clientId, activityId: study, date, ...facts });
const bulk = (entries: readonly Pick<Entry, 'id'>[], change: object, who = writer) =>
  who.post('/api/hours/entries/bulk', { ids: entries.map(({ id }) => id), change });
const undo = (undoId: string, who = writer) => who.post(`/api/hours/entries/bulk/${undoId}/undo`);
const list = async (who: Caller = writer): Promise<Entry[]> =>
  (await who.get(`/api/hours/entries?from=${date}&to=${date}&sort=minutes`)).json.rows;

it('changes many at once, and back', async () => {
  const before = [
    await add({ minutes: 10 }),
    await add({ minutes: 20, activityId: visit }),
    await add({ minutes: 30 }),
  ];
  const { status, json } = await bulk(before, { activityId: visit });
  expect([status, json]).toEqual([200, { undoId: json.undoId, changed: 2 }]);
  expect((await list()).map(({ activity }) => activity.name)).toEqual(Array(3).fill('Visita'));
  const back = await undo(json.undoId);
  expect([back.status, back.json]).toEqual([200, { undone: 2, kept: 0 }]);
  expect(await list()).toEqual(
    before.map((entry, index) => (index === 1 ? entry : { ...entry, version: 3 })),
  );
  const again = await undo(json.undoId);
  expect([again.status, again.json.message]).toEqual([409, 'Ese cambio ya se ha deshecho.']);
  const [told] = (await admin.get('/api/audit?action=hours-changed')).json.rows;
  expect(told).toMatchObject({
    label: 'Cambio de varios apuntes',
    changes: [
      { field: 'Apuntes', after: '2' },
      { field: 'Actividad', after: 'Visita' },
    ],
  });
});

it('moves them to another client without what they were about, and back with it', async () => {
  const point = await addPoint(admin, { clientId, alias: 'Horno' });
  const entry = await add({ pointId: point });
  const other = await addClient(admin, { name: 'Molino' });
  const { json } = await bulk([entry], { clientId: other });
  expect(await list()).toMatchObject([{ client: { name: 'Molino' }, point: null }]);
  await undo(json.undoId);
  expect(await list()).toMatchObject([{ client: { name: 'Panadería' }, point: { name: 'Horno' } }]);
});

it('deletes them, and takes them back', async () => {
  const entries = [await add({ minutes: 10 }), await add({ minutes: 20 })];
  const { json } = await bulk(entries, { deleted: true });
  expect([json.changed, await list()]).toEqual([2, []]);
  expect((await undo(json.undoId)).json).toEqual({ undone: 2, kept: 0 });
  expect((await list()).map(({ minutes }) => minutes)).toEqual([10, 20]);
});

it('leaves alone what was changed since, or no longer fits', async () => {
  const [one, two] = [await add({ minutes: 10 }), await add({ minutes: 20 })];
  const marked = await bulk([one, two], { isBillable: false });
  await writer.patch(`/api/hours/entries/${one.id}`, { version: 2, minutes: 15 });
  expect((await undo(marked.json.undoId)).json).toEqual({ undone: 1, kept: 1 });
  expect((await list()).map(({ isBillable }) => isBillable)).toEqual([false, true]);
  const gone = await bulk([one, two], { deleted: true });
  await add({ minutes: 1425 });
  expect((await undo(gone.json.undoId)).json).toEqual({ undone: 1, kept: 1 });
});

it('changes all or none: nobody else’s, none that is gone, and none in a closed month', async () => {
  const own = await add();
  const others = await add({}, admin);
  const message = 'Alguno de estos apuntes ya no existe: recarga la lista.';
  for (const other of [others, { id: randomUUID() }]) {
    const { status, json } = await bulk([own, other], { isBillable: false });
    expect([status, json]).toEqual([409, { message }]);
  }
  expect((await bulk([own, others], { isBillable: false }, admin)).json.changed).toBe(2);
  const closed = await add({ date: '2025-10-01' });
  await admin.put('/api/hours/locks/2025-10', {});
  const { status, json } = await bulk([own, closed], { activityId: visit });
  expect([status, json.message]).toEqual([409, expect.stringMatching(/octubre de 2025/)]);
  expect((await list())[0]).toMatchObject({ id: own.id, activity: { name: 'Estudio' } });
});

it('is for one change of some entries, to something that there is', async () => {
  const entry = await add();
  expect((await bulk([], { isBillable: true })).json.fields).toEqual({
    ids: 'Elige al menos un apunte',
  });
  expect((await bulk([entry], {})).status).toBe(422);
  expect((await bulk([entry], { clientId: randomUUID() })).json.fields).toEqual({
    clientId: 'Ese cliente no existe',
  });
});

it('is undone by who made it, and by admins', async () => {
  const { json } = await bulk([await add()], { isBillable: false });
  const other = await api.addCaller({ role: 'writer' });
  expect((await undo(json.undoId, other)).status).toBe(404);
  expect((await undo(randomUUID())).status).toBe(404);
  expect((await undo(json.undoId, admin)).status).toBe(200);
});
