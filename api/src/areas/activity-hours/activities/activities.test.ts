import type { Activity } from '@vatio/contracts/activity-hours/activities';
import { activityHoursApi } from '../../../../test/apis/activity-hours';
import { activityId, entryOf } from '../../../../test/fixtures/hours';
import { addClient } from '../../../../test/supply';

const api = activityHoursApi.shared();
const admin = api.caller({ role: 'admin', name: 'Ada' });
const reader = api.caller({ role: 'reader' });

const path = '/api/hours/activities';
const list = async (): Promise<Activity[]> => (await reader.get(path)).json.rows;
const names = async () => (await list()).map(({ name }) => name);

it('begins with what the company does', async () => {
  expect(await names()).toEqual([
    'Administración',
    'Estudio',
    'Gestión de contratos',
    'Informe',
    'Reclamación',
    'Reunión',
    'Verificación de facturas',
    'Visita',
  ]);
  const unbillable = (await list()).filter(({ isBillable }) => !isBillable);
  expect(unbillable.map(({ name }) => name)).toEqual(['Administración']);
});

it('has each name once, however it is written', async () => {
  const { status, json } = await admin.post(path, { name: 'Formación', isBillable: false });
  expect([status, json]).toEqual([
    201,
    { id: json.id, name: 'Formación', isBillable: false, isArchived: false, version: 1 },
  ]);
  const twice = await admin.post(path, { name: 'formacion', isBillable: true });
  expect([twice.status, twice.json.fields]).toEqual([
    422,
    { name: 'Ya hay una actividad con este nombre' },
  ]);
  const renamed = await admin.patch(`${path}/${json.id}`, { version: 1, name: 'Estudio' });
  expect(renamed.status).toBe(422);
  expect((await admin.post(path, { name: ' ', isBillable: true })).json.fields).toEqual({
    name: 'El nombre es obligatorio',
  });
});

it('is changed by the quicker one of two, and told in the audit', async () => {
  const id = await activityId(admin, 'Informe');
  const change = (body: object) => admin.patch(`${path}/${id}`, { version: 1, ...body });
  expect((await change({ isBillable: false })).json).toMatchObject({ version: 2 });
  const late = await change({ name: 'Memoria' });
  expect([late.status, late.json.versions.current]).toMatchObject([
    409,
    { version: 2, isBillable: false },
  ]);
  const [entry] = (await admin.get('/api/audit?action=activity-changed')).json.rows;
  expect(entry).toMatchObject({
    label: 'Cambio de actividad',
    subject: { name: 'Informe' },
    changes: [{ field: 'Facturable', before: 'Sí', after: 'No' }],
  });
  const unknown = await admin.patch(`${path}/${admin.id}`, { version: 1, name: 'Nada' });
  expect([unknown.status, unknown.json.message]).toEqual([404, 'Esa actividad no existe.']);
});

it('is chosen no more once it is archived, and comes last', async () => {
  const id = await activityId(admin, 'Administración');
  await admin.patch(`${path}/${id}`, { version: 1, isArchived: true });
  expect((await names()).at(-1)).toBe('Administración');
  const entry = entryOf({ clientId: await addClient(admin), activityId: id });
  expect((await admin.post('/api/hours/entries', entry)).json.fields).toEqual({
    activityId: 'Esta actividad está archivada: elige otra',
  });
});
