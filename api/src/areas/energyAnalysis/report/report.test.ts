import type { ReportPart, StudyReport } from '@vatio/contracts/energyAnalysis/report';
import type { Caller } from '../../../../test/calls/caller';
import { sharedApi } from '../../../../test/fileApi';
import { actOnStudy, calculateStudy, pointWith } from '../../../../test/fixtures/studies';
import { addStudy } from '../../../../test/supply';
import { usualParts } from './parts';

const api = sharedApi();

let writer: Caller;
let admin: Caller;
beforeAll(async () => {
  // 2026 is over: nobody writes readings of days to come.
  api.clock.advance({ seconds: 365 * 24 * 60 * 60 });
  admin = await api.addCaller({ role: 'admin' });
  writer = await api.addCaller({ role: 'writer' });
});

const newStudy = async (months = 1) => addStudy(admin, await pointWith(admin, months));
const read = async (id: string): Promise<StudyReport> =>
  (await admin.get(`/api/studies/${id}/report`)).json;
const put = (who: Caller, id: string, version: number, parts: readonly object[]) =>
  who.put(`/api/studies/${id}/report`, { version, parts });
const proposal: ReportPart = {
  kind: 'text',
  isShown: true,
  title: 'Nuestra propuesta',
  text: 'Bajar a **27 kW**.',
};

it('prints everything until somebody arranges it, and then what they say', async () => {
  const id = await newStudy();
  expect(await read(id)).toEqual({ version: 0, parts: usualParts() });
  const [first, ...others] = usualParts();
  const parts = [proposal, ...others.map((part) => ({ ...part, isShown: false })), first];
  const { status, json } = await put(writer, id, 0, parts as object[]);
  expect(status).toBe(200);
  expect(json).toEqual({ version: 1, parts });
  expect(await read(id)).toEqual(json);
  // Nothing changes, so nobody's version becomes old.
  expect((await put(writer, id, 1, parts as object[])).json.version).toBe(1);
  // The study's own version is another one: the report hinders nobody who works on the study.
  expect((await admin.get(`/api/studies/${id}`)).json.version).toBe(1);
});

it('shows who comes second both versions', async () => {
  const id = await newStudy();
  const mine = [...usualParts(), proposal];
  await put(admin, id, 0, [...usualParts()].reverse());
  const late = await put(writer, id, 0, mine);
  expect(late.status).toBe(409);
  expect(late.json.versions).toMatchObject({
    yours: { version: 0, parts: mine },
    current: { version: 1, parts: [...usualParts()].reverse() },
  });
});

it('is frozen with the study, also when nobody arranged it', async () => {
  const id = await newStudy(12);
  await calculateStudy(admin, id, 1);
  await actOnStudy(admin, id, 2, 'present');
  const frozen = await read(id);
  expect(frozen).toEqual({ version: 1, parts: usualParts() });
  const refused = await put(admin, id, 1, [...usualParts(), proposal]);
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'Un estudio presentado no cambia: haz uno nuevo del mismo punto.',
  ]);
  // Also while it is discarded, and open again.
  await actOnStudy(admin, id, 3, 'discard');
  expect((await put(admin, id, 1, [...usualParts(), proposal])).status).toBe(409);
  await actOnStudy(admin, id, 4, 'reopen');
  expect((await put(admin, id, 1, [...usualParts(), proposal])).status).toBe(409);
  expect(await read(id)).toEqual(frozen);
});

it('keeps the arranged report when it is presented', async () => {
  const id = await newStudy(12);
  await calculateStudy(admin, id, 1);
  const { json: arranged } = await put(writer, id, 0, [proposal, ...usualParts()]);
  await actOnStudy(admin, id, 2, 'present');
  expect(await read(id)).toEqual(arranged);
});

it('refuses what cannot be printed, and names the field', async () => {
  const id = await newStudy();
  const fieldsOf = async (parts: readonly object[]) => {
    const { status, json } = await put(writer, id, 0, parts);
    expect(status).toBe(422);
    return json.fields;
  };
  expect(await fieldsOf([...usualParts(), { ...proposal, title: ' ' }])).toEqual({
    'parts.8.title': 'El título es obligatorio',
  });
  expect(await fieldsOf([...usualParts(), { ...proposal, text: 'a'.repeat(10_001) }])).toEqual({
    'parts.8.text': 'Máximo 10000 caracteres',
  });
  const twice = [...usualParts(), usualParts()[0] as ReportPart];
  expect((await fieldsOf(twice)).parts).toMatch('una vez');
  expect((await fieldsOf(usualParts().slice(1))).parts).toMatch('una vez');
  const many = Array.from({ length: 21 }, () => proposal);
  expect((await fieldsOf([...usualParts(), ...many])).parts).toMatch('Como mucho 20 textos');
  expect((await read(id)).version).toBe(0);
});

it('does not lose what looks like HTML: it is text', async () => {
  const id = await newStudy();
  const text = '<img src=x onerror="alert(1)"> <script>alert(1)</script>';
  await put(writer, id, 0, [...usualParts(), { ...proposal, text }]);
  expect((await read(id)).parts.at(-1)?.text).toBe(text);
});

it('is in the audit, with its texts', async () => {
  const id = await newStudy();
  await put(writer, id, 0, [...usualParts(), proposal]);
  const { rows } = (await admin.get(`/api/audit?subjectId=${id}`)).json;
  expect(rows[0]).toMatchObject({ action: 'study-report-changed' });
  expect(JSON.stringify(rows[0])).toMatch('«Nuestra propuesta»');
  expect(JSON.stringify(rows[0])).toContain('Bajar a **27 kW**');
});

it('of no study there is none', async () => {
  const unknown = '0199aaaa-0000-7000-8000-000000000000';
  expect((await admin.get(`/api/studies/${unknown}/report`)).status).toBe(404);
  expect((await put(admin, unknown, 0, usualParts())).status).toBe(404);
});
