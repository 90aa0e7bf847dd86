import type { StudyRow } from '@vatio/contracts/energyAnalysis/studies';
import type { Caller } from '../../../../test/calls/caller';
import { sharedApi } from '../../../../test/fileApi';
import {
  addClient,
  addContract,
  addPoint,
  addReading,
  addStudy,
  contractOf,
  readingOf,
  studyOf,
} from '../../../../test/supply';

const api = sharedApi();

/** The highest power of each period in the months of 2026, kW (tariffs.md §4.4). */
const maxima: readonly Readonly<Record<number, number>>[] = [
  { 1: 33, 2: 31, 6: 18 },
  { 1: 35, 2: 32, 6: 17 },
  { 2: 30, 3: 28, 6: 16 },
  { 4: 26, 5: 24, 6: 15 },
  { 4: 27, 5: 25, 6: 15 },
  { 3: 34, 4: 33, 6: 19 },
  { 1: 41, 2: 40, 6: 22 },
  { 3: 22, 4: 21, 6: 14 },
  { 3: 33, 4: 31, 6: 18 },
  { 4: 28, 5: 26, 6: 16 },
  { 2: 29, 3: 28, 6: 17 },
  { 1: 34, 2: 33, 6: 19 },
];
const periods = [1, 2, 3, 4, 5, 6];

const monthReading = (month: number) => {
  const name = `2026-${String(month).padStart(2, '0')}`;
  const kw = maxima[month - 1] ?? {};
  return readingOf({
    from: `${name}-01`,
    to: `${name}-${new Date(Date.UTC(2026, month, 0)).getUTCDate()}`,
    energyKwh: periods.map((period) => (kw[period] ? '500' : '0')),
    reactiveKvarh: null,
    maxKw: periods.map((period) => (kw[period] ? String(kw[period]) : null)),
  });
};

/** A point with its contract of 2026, and the readings of its first months. */
async function pointWith(admin: Caller, months: number, alias = 'Taller'): Promise<string> {
  const point = await addPoint(admin, { alias });
  const powersKw = ['40', '40', '40', '40', '40', '45'];
  await addContract(admin, point, contractOf({ powersKw }));
  for (let month = 1; month <= months; month++) await addReading(admin, point, monthReading(month));
  return point;
}

let admin: Caller;
let writer: Caller;
let editor: Caller;
beforeAll(async () => {
  // 2026 is over: nobody writes readings of days to come.
  api.clock.advance({ seconds: 365 * 24 * 60 * 60 });
  admin = await api.addCaller({ role: 'admin' });
  writer = await api.addCaller({ role: 'writer' });
  editor = await api.addCaller({ role: 'pds_editor' });
});

const calculate = (who: Caller, id: string, version: number, annualise = false) =>
  who.post(`/api/studies/${id}/calculate`, { version, annualise });
const act = (id: string, version: number, action: string) =>
  admin.post(`/api/studies/${id}/state`, { version, action });

it('finds the powers of least cost', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  const { status, json } = await calculate(admin, id, 1);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    state: 'calculated',
    version: 2,
    from: '2026-01-01',
    to: '2026-12-31',
    savingEur: '282.52',
    calculation: {
      number: 1,
      parameterVersion: expect.any(Number),
      snapshot: { tariff: '3.0TD', powersKw: ['40', '40', '40', '40', '40', '45'], curve: null },
      result: {
        optimum: { fixedEur: '1169.60', excessEur: '293.15', totalEur: '1462.75' },
        current: { totalEur: '1745.27' },
        maxima: { excessEur: '0.00', totalEur: '1776.06' },
      },
    },
  });
  expect(json.calculation.result.optimum.powersKw.map(Number)).toEqual([27, 27, 27, 27, 27, 27]);
  expect((await admin.get(`/api/studies/${id}`)).json).toEqual(json);
});

it('keeps what it calculated when the data change, until somebody calculates again', async () => {
  const point = await pointWith(admin, 12);
  const id = await addStudy(admin, point);
  const { json: before } = await calculate(admin, id, 1);
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

  const { json: after } = await calculate(editor, id, 2);
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

it('says in words what is missing, and calculates what stands for a year only when asked', async () => {
  const point = await pointWith(admin, 11);
  const checked = await admin.get(`/api/studies/check?supplyPointId=${point}&firstMonth=2026-01`);
  expect(checked.json).toMatchObject({ months: 12, knownMonths: 11 });
  expect(checked.json.findings[0].message).toMatch('falta diciembre de 2026');

  const id = await addStudy(admin, point);
  const refused = await calculate(admin, id, 1);
  expect(refused.status).toBe(422);
  expect(refused.json.message).toMatch('hacen falta 12 meses');
  expect((await admin.get(`/api/studies/${id}`)).json).toMatchObject({
    state: 'draft',
    version: 1,
  });

  const annualised = await calculate(admin, id, 1, true);
  const codes = annualised.json.calculation.result.cautions.map(({ code }: never) => code);
  expect(codes).toContain('annualised');
});

it('goes from calculated to presented to accepted, and never changes after that', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  expect((await act(id, 1, 'present')).json.message).toMatch('calcúlalo antes');
  await calculate(admin, id, 1);
  expect((await act(id, 2, 'present')).json).toMatchObject({ state: 'presented', version: 3 });
  const again = await calculate(admin, id, 3);
  expect([again.status, again.json.message]).toEqual([
    409,
    'Un estudio presentado no cambia: haz uno nuevo del mismo punto.',
  ]);
  expect((await act(id, 3, 'accept')).json).toMatchObject({ state: 'accepted' });
  expect((await act(id, 4, 'discard')).status).toBe(409);
  expect((await act(id, 4, 'reopen')).json).toMatchObject({ state: 'presented', version: 5 });
});

it('opens a discarded study where it was', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  await act(id, 1, 'discard');
  expect((await calculate(admin, id, 2)).json.message).toMatch('reábrelo antes');
  expect((await act(id, 2, 'reopen')).json).toMatchObject({ state: 'draft' });
});

it('shows who comes second what is there now', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  await calculate(admin, id, 1);
  const late = await calculate(writer, id, 1);
  expect(late.status).toBe(409);
  expect(late.json.versions).toMatchObject({ yours: { version: 1 }, current: { version: 2 } });
});

it('refuses a point that is archived, has no contract in those months or does not exist', async () => {
  const point = await pointWith(admin, 1);
  const without = await admin.post('/api/studies', studyOf(point, { firstMonth: '2024-02' }));
  expect(without.json.fields.supplyPointId).toMatch('contrato en vigor el 31/01/2025');
  await admin.post(`/api/points/${point}/archive`);
  const archived = await admin.post('/api/studies', studyOf(point));
  expect(archived.json.fields.supplyPointId).toMatch('archivado');
  const unknown = await admin.post('/api/studies', studyOf('0199aaaa-0000-7000-8000-000000000000'));
  expect(unknown.status).toBe(404);
});

it('numbers the studies of a year one after the other, whoever makes them together', async () => {
  const point = await pointWith(admin, 1);
  const ids = await Promise.all([1, 2, 3, 4].map(() => addStudy(admin, point)));
  const codes = await Promise.all(
    ids.map(async (id) => (await admin.get(`/api/studies/${id}`)).json.code),
  );
  const numbers = codes
    .map((code: string) => Number(code.replace('EST-2027-', '')))
    .sort((a, b) => a - b);
  const [first = 0] = numbers;
  expect(numbers).toEqual([first, first + 1, first + 2, first + 3]);
});

it('keeps a point that has a study', async () => {
  const point = await addPoint(admin);
  const contract = await addContract(admin, point);
  await addStudy(admin, point);
  await admin.delete(`/api/contracts/${contract}`);
  const refused = await admin.delete(`/api/points/${point}`);
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'Este punto de suministro tiene estudios: archívalo en vez de borrarlo.',
  ]);
});

it('lists, finds, filters and sorts them, and adds up what they save', async () => {
  const client = await addClient(admin, { name: 'Forjas Ñandú, S.A.' });
  const found = async (query: string) => {
    const { rows, total } = (await admin.get(`/api/studies?${query}`)).json;
    return { rows: rows as StudyRow[], total };
  };
  const before = (await admin.get('/api/studies/summary')).json;
  const point = await addPoint(admin, { clientId: client, alias: 'Nave de forja' });
  await addContract(admin, point, contractOf({ powersKw: ['40', '40', '40', '40', '40', '45'] }));
  for (let month = 1; month <= 12; month++) await addReading(admin, point, monthReading(month));
  const [saving, empty] = [await addStudy(admin, point), await addStudy(admin, point)];
  await calculate(admin, saving, 1);

  const ofClient = `clientId=${client}`;
  expect((await found('q=nandu forja')).total).toBe(2);
  expect((await found(`${ofClient}&state=draft`)).rows.map(({ id }) => id)).toEqual([empty]);
  for (const sort of ['saving', '-saving']) {
    expect((await found(`${ofClient}&sort=${sort}`)).rows.map(({ id }) => id)).toEqual([
      saving,
      empty,
    ]);
  }
  expect((await found(`${ofClient}&sort=-code&pageSize=1`)).rows).toMatchObject([
    { id: empty, savingEur: null, clientName: 'Forjas Ñandú, S.A.', alias: 'Nave de forja' },
  ]);
  const after = (await admin.get('/api/studies/summary')).json;
  expect(after.open - before.open).toBe(2);
  expect(Number(after.foundEur) - Number(before.foundEur)).toBeCloseTo(282.52, 6);
  expect(after.acceptedEur).toBe(before.acceptedEur);
});

it('says who did what with it, and what they said', async () => {
  const point = await pointWith(admin, 12);
  const id = await addStudy(admin, point);
  await calculate(editor, id, 1);
  await writer.post(`/api/studies/${id}/comments`, { text: 'El cliente pregunta por julio.' });
  await act(id, 2, 'present');
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
  await calculate(admin, id, 1);
  const change = (version: number, notes: string) =>
    writer.patch(`/api/studies/${id}`, { version, notes });
  expect((await change(2, 'Visto con Ana.')).json).toMatchObject({
    version: 3,
    notes: 'Visto con Ana.',
  });
  expect((await change(3, 'Visto con Ana.')).json.version).toBe(3);
  expect((await change(2, 'Tarde')).json.versions.current.notes).toBe('Visto con Ana.');
  await act(id, 3, 'present');
  expect((await change(4, 'Otra cosa')).status).toBe(409);
});

it('says when the contract has gone since it was calculated', async () => {
  const point = await pointWith(admin, 12);
  const id = await addStudy(admin, point);
  await calculate(admin, id, 1);
  const { rows } = (await admin.get(`/api/points/${point}/contracts`)).json;
  await admin.delete(`/api/contracts/${rows[0].id}`);
  const changes = (await admin.get(`/api/studies/${id}/changes`)).json.rows;
  expect(changes).toMatchObject([{ what: 'contract' }]);
  expect(changes[0].message).toMatch('No hay contrato en vigor el 31/12/2026');
});

it('writes in the audit who did what', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  await calculate(editor, id, 1);
  await act(id, 2, 'present');
  const { rows } = (await admin.get(`/api/audit?subjectId=${id}`)).json;
  expect(rows.map(({ action }: never) => action)).toEqual([
    'study-state-changed',
    'study-calculated',
    'study-created',
  ]);
  expect(JSON.stringify(rows)).toMatch('Presentado');
});

it('never changes a calculation', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  await calculate(admin, id, 1);
  const rows = api.db.deleteFrom('study_calculations').where('study_id', '=', id);
  await expect(rows.execute()).rejects.toThrow('never changes');
});
