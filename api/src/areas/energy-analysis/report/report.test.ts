import type { ReportPart, StudyReport } from '@vatio/contracts/energy-analysis/report';
import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import type { Caller } from '../../../../test/calls/caller';
import { actOnStudy, calculateStudy, pointWith } from '../../../../test/fixtures/studies';
import { addClient, addStudy, clientOf, taxIdOf } from '../../../../test/supply';
import { noFacts } from './facts';
import { usualParts } from './parts';

const api = energyAnalysisApi.after2026();

const writer = api.caller({ role: 'writer' });
const admin = api.caller({ role: 'admin' });

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
  expect(await read(id)).toEqual({
    version: 0,
    parts: usualParts(),
    facts: noFacts,
    subject: null,
  });
  const [first, ...others] = usualParts();
  const parts = [proposal, ...others.map((part) => ({ ...part, isShown: false })), first];
  const { status, json } = await put(writer, id, 0, parts as object[]);
  expect(status).toBe(200);
  expect(json).toEqual({ version: 1, parts, facts: noFacts, subject: null });
  expect(await read(id)).toEqual(json);
  // Saving an unchanged report keeps its version, so no copy becomes old.
  expect((await put(writer, id, 1, parts as object[])).json.version).toBe(1);
  // The study has a version of its own: the report hinders no work on the study.
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
  expect(frozen).toMatchObject({ version: 1, parts: usualParts() });
  const refused = await put(admin, id, 1, [...usualParts(), proposal]);
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'Un estudio presentado no cambia: retira la presentación, o haz uno nuevo del mismo punto.',
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
  const { subject, ...frozen } = await read(id);
  expect({ ...frozen, subject: null }).toEqual(arranged);
  expect(subject).not.toBeNull();
});

it('says whom it was presented to and of what, whatever they are called since', async () => {
  const client = { name: 'Panadería Ávila, S.L.', taxId: taxIdOf(7_654_321) };
  const clientId = await addClient(admin, client);
  const pointId = await pointWith(admin, 12, { clientId, alias: 'Obrador' });
  const id = await addStudy(admin, pointId);
  await calculateStudy(admin, id, 1);
  expect((await read(id)).subject).toBeNull();
  const presented = await admin.post(`/api/studies/${id}/state`, {
    version: 2,
    action: 'present',
    companyName: 'Energía Norte',
  });
  expect(presented.status).toBe(200);
  const frozen = await read(id);
  expect(frozen.subject).toEqual({
    clientName: 'Panadería Ávila, S.L.',
    cups: presented.json.cups,
    alias: 'Obrador',
    address: 'Calle Mayor, 1',
    postcode: '28901',
    municipality: 'Getafe',
    province: 'Madrid',
    companyName: 'Energía Norte',
    presentedAt: api.clock.now().toISOString(),
    powerChange: { lastPowerChange: null, rightsKw: null, rightsUntil: null },
  });

  const renamed = { ...clientOf({ ...client, name: 'Otra razón social' }), version: 1 };
  expect((await admin.patch(`/api/clients/${clientId}`, renamed)).status).toBe(200);
  const { version } = (await admin.get(`/api/points/${pointId}`)).json;
  const moved = { version, alias: 'Nave 2', address: 'Calle Menor, 2' };
  expect((await admin.patch(`/api/points/${pointId}`, moved)).status).toBe(200);
  // The study is found under today's names, and its report says those of then.
  expect((await admin.get(`/api/studies/${id}`)).json).toMatchObject({
    clientName: 'Otra razón social',
    alias: 'Nave 2',
  });
  expect(await read(id)).toEqual(frozen);
  // Opened again it is the one that was presented, also for another company.
  await actOnStudy(admin, id, 3, 'discard');
  const again = { version: 4, action: 'reopen', companyName: 'Otra compañía' };
  expect((await admin.post(`/api/studies/${id}/state`, again)).json.state).toBe('presented');
  expect(await read(id)).toEqual(frozen);
});

it('keeps what only a person knows, also in a copy, and freezes it', async () => {
  const id = await newStudy(12);
  const facts = {
    needsConnection: true,
    needsVerification: false,
    bankKvar: '12.5',
    bankPriceEur: '1250.5',
  };
  const { status, json } = await writer.put(`/api/studies/${id}/report`, {
    version: 0,
    parts: usualParts(),
    facts,
  });
  expect([status, json.version, json.facts]).toEqual([200, 1, facts]);
  // A page that knows none of them changes none.
  const [first, ...others] = usualParts();
  await put(writer, id, 1, [...others, first as ReportPart]);
  expect(await read(id)).toMatchObject({ version: 2, facts });
  const { rows } = (await admin.get(`/api/audit?subjectId=${id}`)).json;
  expect(JSON.stringify(rows)).toContain('enganche · batería de 12.5 kVAr · batería por 1250.5 €');
  await calculateStudy(admin, id, 1);
  await actOnStudy(admin, id, 2, 'present');
  expect((await read(id)).facts).toEqual(facts);
});

it('refuses facts that cannot be, and names the field', async () => {
  const id = await newStudy();
  const { status, json } = await writer.put(`/api/studies/${id}/report`, {
    version: 0,
    parts: usualParts(),
    facts: { ...noFacts, bankKvar: '0.255', bankPriceEur: '-1' },
  });
  expect([status, Object.keys(json.fields).sort()]).toEqual([
    422,
    ['facts.bankKvar', 'facts.bankPriceEur'],
  ]);
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
