import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import { actOnStudy, calculateStudy, pointWith } from '../../../../test/fixtures/studies';
import { addStudy, offerOf, studyOf } from '../../../../test/supply';

const api = energyAnalysisApi.after2026();

const admin = api.caller({ role: 'admin' });

const offersOf = async (id: string) => (await admin.get(`/api/studies/${id}/offers`)).json;
const reportOf = async (id: string) => (await admin.get(`/api/studies/${id}/report`)).json;

it('carries the offers, what was chosen of them, and the report of another study', async () => {
  const point = await pointWith(admin, 12);
  const id = await addStudy(admin, point);
  await calculateStudy(admin, id, 1);
  const rows = [offerOf(), offerOf({ supplier: 'Voltio Claro' }), offerOf({ supplier: 'Borrada' })];
  const added = await admin.post(`/api/studies/${id}/offers`, { version: 2, rows });
  const [, second, third] = added.json.rows;
  await admin.post(`/api/studies/${id}/offers/${third.id}/delete`, { version: 3 });
  const chosen = { version: 4, powers: 'optimum', recommendedOfferId: second.id };
  expect((await admin.put(`/api/studies/${id}/offers/choice`, chosen)).status).toBe(200);
  const { parts, facts: nothingSaid } = await reportOf(id);
  const said = { ...nothingSaid, needsConnection: true };
  const text = { kind: 'text', isShown: true, title: 'Propuesta', text: 'Bajar la potencia.' };
  await admin.put(`/api/studies/${id}/report`, {
    version: 0,
    parts: [text, ...parts],
    facts: said,
  });
  await actOnStudy(admin, id, 5, 'present');
  const original = await offersOf(id);

  const sent = { ...studyOf(point, { analyses: ['power', 'offers'] }), copyOf: id };
  const { status, json: copy } = await admin.post('/api/studies', sent);
  expect(status).toBe(201);
  expect(copy).toMatchObject({ state: 'draft', analyses: ['power', 'offers'], savingEur: null });
  const carried = await offersOf(copy.id);
  const facts = ({ id: _id, ...offer }: { id: string }) => offer;
  expect(carried.rows.map(facts)).toEqual(original.rows.map(facts));
  expect(carried.rows).toHaveLength(2);
  expect(carried).toMatchObject({
    powers: 'optimum',
    recommendedOfferId: carried.rows[1].id,
    saving: null,
  });
  // A report of its own, that may be changed and is not frozen.
  expect(await reportOf(copy.id)).toEqual({
    version: 1,
    parts: [text, ...parts],
    facts: said,
    subject: null,
  });

  // The copy needs its own calculation to have a saving, and the first study stays as it was.
  const calculated = await calculateStudy(admin, copy.id, 1);
  expect(calculated.json.offerSaving).toMatchObject({ supplier: 'Voltio Claro' });
  expect(await offersOf(id)).toEqual(original);

  const { rows: told } = (await admin.get(`/api/audit?subjectId=${copy.id}`)).json;
  const { code } = (await admin.get(`/api/studies/${id}`)).json;
  expect(JSON.stringify(told.at(-1))).toContain(`"Copia de"`);
  expect(JSON.stringify(told.at(-1))).toContain(code);
});

it('refuses to copy a study that is not there, and makes none', async () => {
  const point = await pointWith(admin, 1);
  const copyOf = '0199aaaa-0000-7000-8000-000000000000';
  const { status, json } = await admin.post('/api/studies', { ...studyOf(point), copyOf });
  expect([status, json.fields]).toEqual([
    422,
    { copyOf: 'El estudio que se duplica ya no existe' },
  ]);
  expect((await admin.get(`/api/studies?supplyPointId=${point}`)).json.total).toBe(0);
});
