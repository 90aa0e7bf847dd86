import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import {
  actOnStudy,
  calculateStudy,
  monthReading,
  pointWith,
} from '../../../../test/fixtures/studies';
import { addStudy } from '../../../../test/supply';

const api = energyAnalysisApi.after2026();
const admin = api.caller({ role: 'admin' });
const writer = api.caller({ role: 'writer' });
const editor = api.caller({ role: 'pds_editor' });

it('keeps what it calculated when the data change, until somebody calculates again', async () => {
  const point = await pointWith(admin, 12);
  const id = await addStudy(admin, point);
  const { json: before } = await calculateStudy(admin, id, 1);
  const from = '2026-01-01';
  const { rows } = (await admin.get(`/api/points/${point}/readings?from=${from}&to=2026-12-31`))
    .json;
  const { id: reading, version } = rows[0];
  const higher = monthReading(1);
  const maxKw = ['60', ...(higher.maxKw ?? []).slice(1)];
  await admin.put(`/api/readings/${reading}`, { ...higher, maxKw, version });

  expect((await admin.get(`/api/studies/${id}`)).json).toEqual(before);
  const changes = (await admin.get(`/api/studies/${id}/changes`)).json;
  expect(changes.rows).toEqual([
    { what: 'readings', message: 'Han cambiado las lecturas de 01/01/2026 – 31/01/2026.' },
  ]);

  const { json: after } = await calculateStudy(editor, id, 2);
  expect((await admin.get(`/api/studies/${id}/changes`)).json.rows).toEqual([]);
  const kept = (await admin.get(`/api/studies/${id}/calculations`)).json.rows;
  expect(kept).toMatchObject([
    { number: 2, savingEur: after.savingEur },
    { number: 1, savingEur: before.savingEur },
  ]);
  expect((await admin.get(`/api/studies/${id}/calculations/1`)).json).toEqual(before.calculation);
  expect(after.calculation).toMatchObject({ number: 2, byName: expect.any(String) });
  expect(after.savingEur).not.toBe(before.savingEur);
});

it('says who did what with it, and what they said', async () => {
  const point = await pointWith(admin, 12);
  const id = await addStudy(admin, point);
  await calculateStudy(editor, id, 1);
  await writer.post(`/api/studies/${id}/comments`, { text: 'El cliente pregunta por julio.' });
  await actOnStudy(admin, id, 2, 'present');
  const { rows, total } = (await editor.get(`/api/studies/${id}/events?pageSize=3`)).json;
  expect(total).toBe(4);
  expect(rows).toMatchObject([
    { kind: 'state', state: 'presented' },
    { kind: 'comment', text: 'El cliente pregunta por julio.' },
    { kind: 'calculated', calculation: 1 },
  ]);
  const empty = await writer.post(`/api/studies/${id}/comments`, { text: ' ' });
  expect(empty.json.fields).toEqual({ text: 'Escribe el comentario' });
});

it('changes the notes until it is presented', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  await calculateStudy(admin, id, 1);
  const change = (version: number, notes: string) =>
    writer.patch(`/api/studies/${id}`, { version, notes });
  expect((await change(2, 'Visto con Ana.')).json).toMatchObject({
    version: 3,
    notes: 'Visto con Ana.',
  });
  expect((await change(3, 'Visto con Ana.')).json.version).toBe(3);
  expect((await change(2, 'Tarde')).json.versions.current.notes).toBe('Visto con Ana.');
  await actOnStudy(admin, id, 3, 'present');
  expect((await change(4, 'Otra cosa')).status).toBe(409);
});

it('says when the contract has gone since it was calculated', async () => {
  const point = await pointWith(admin, 12);
  const id = await addStudy(admin, point);
  await calculateStudy(admin, id, 1);
  const { rows } = (await admin.get(`/api/points/${point}/contracts`)).json;
  await admin.delete(`/api/contracts/${rows[0].id}`);
  const changes = (await admin.get(`/api/studies/${id}/changes`)).json.rows;
  expect(changes).toMatchObject([{ what: 'contract' }]);
  expect(changes[0].message).toMatch('No hay contrato en vigor el 31/12/2026');
});

it('writes in the audit who did what', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  await calculateStudy(editor, id, 1);
  await actOnStudy(admin, id, 2, 'present');
  const { rows } = (await admin.get(`/api/audit?subjectId=${id}`)).json;
  expect(rows.map(({ action }: never) => action)).toEqual([
    'study-state-changed',
    'study-calculated',
    'study-created',
  ]);
  expect(JSON.stringify(rows)).toMatch('Presentado');
  expect(JSON.stringify(rows)).toMatch('Potencia, Ofertas, Curva, Reactiva');
});

it('never changes a calculation', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  await calculateStudy(admin, id, 1);
  const rows = api.db.deleteFrom('study_calculations').where('study_id', '=', id);
  await expect(rows.execute()).rejects.toThrow('append-only: DELETE is refused');
});

it('gives what prices other powers of a calculation, so that a page can compute them', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  await calculateStudy(admin, id, 1);
  const reader = await api.addCaller({ role: 'reader' });
  const { json } = await reader.get(`/api/studies/${id}/calculations/1/inputs`);
  const kinds = new Set(json.parameters.map(({ kind }: { kind: string }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['powerToll', 'powerCharge', 'excessDaily']));
  expect(kinds.has('legalInterest')).toBe(false);
  expect(json.tenthsW).toBeNull();
});
