import type { StudyRow } from '@vatio/contracts/energy-analysis/studies';
import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import {
  actOnStudy,
  calculateStudy,
  monthReading,
  pointWith,
} from '../../../../test/fixtures/studies';
import {
  addClient,
  addContract,
  addPoint,
  addReading,
  addStudy,
  studyOf,
} from '../../../../test/supply';
import { localDay } from '../../../localDay';

const api = energyAnalysisApi.after2026();
const admin = api.caller({ role: 'admin' });
const writer = api.caller({ role: 'writer' });

it('finds the powers of least cost', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  const { status, json } = await calculateStudy(admin, id, 1);
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

it('has whole kW above 15 kW, and the step that a person chooses, and keeps it', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  const calculated = async (version: number, stepKw?: string) => {
    const sent = { version, annualise: false, ...(stepKw && { stepKw }) };
    return admin.post(`/api/studies/${id}/calculate`, sent);
  };
  const usual = (await calculated(1)).json;
  expect(usual.calculation.snapshot).toMatchObject({ stepKw: '1', isStepChosen: false });
  const chosen = (await calculated(usual.version, '5')).json;
  expect(chosen.calculation.snapshot).toMatchObject({ stepKw: '5', isStepChosen: true });
  for (const power of chosen.calculation.result.optimum.powersKw) expect(Number(power) % 5).toBe(0);
  const refused = await calculated(chosen.version, '0.25');
  expect([refused.status, refused.json.fields?.stepKw]).toEqual([
    422,
    'El paso debe ser un múltiplo de 0,1 kW',
  ]);
});

it('says in words what is missing, and calculates what stands for a year only when asked', async () => {
  const point = await pointWith(admin, 11);
  const checked = await admin.get(`/api/studies/check?supplyPointId=${point}&firstMonth=2026-01`);
  expect(checked.json).toMatchObject({ months: 12, knownMonths: 11 });
  expect(checked.json.findings[0].message).toMatch('falta diciembre de 2026');

  const id = await addStudy(admin, point);
  const refused = await calculateStudy(admin, id, 1);
  expect(refused.status).toBe(422);
  expect(refused.json.message).toMatch('hacen falta 12 meses');
  expect((await admin.get(`/api/studies/${id}`)).json).toMatchObject({
    state: 'draft',
    version: 1,
  });

  const annualised = await calculateStudy(admin, id, 1, true);
  const codes = annualised.json.calculation.result.cautions.map(({ code }: never) => code);
  expect(codes).toContain('annualised');
});

it('fills in no month without maximeters: it is said, and left out when somebody says so', async () => {
  const point = await pointWith(admin, 10);
  for (const month of [11, 12]) {
    await addReading(admin, point, { ...monthReading(month), maxKw: null });
  }
  const checked = await admin.get(`/api/studies/check?supplyPointId=${point}&firstMonth=2026-01`);
  expect(checked.json).toMatchObject({
    knownMonths: 12,
    isReactiveUnknown: true,
    findings: [
      {
        severity: 'warning',
        code: 'maximetersMissing',
        message: expect.stringContaining('noviembre de 2026 y diciembre de 2026 por medir'),
        months: ['2026-11', '2026-12'],
      },
    ],
  });
  const id = await addStudy(admin, point);
  const refused = await calculateStudy(admin, id, 1);
  expect([refused.status, refused.json.message]).toEqual([
    422,
    expect.stringContaining('hacen falta 12 meses'),
  ]);
  const { json } = await calculateStudy(admin, id, 1, true);
  const codes = json.calculation.result.cautions.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(expect.arrayContaining(['annualised', 'monthsLeftOut']));
});

it('says that a regulated value of the months is not known, before and when it calculates', async () => {
  const point = await pointWith(admin, 12);
  // The prices of excesses are known from April 2025 on.
  const [from, to] = ['2025-02-01', '2025-02-28'];
  await addReading(admin, point, { ...monthReading(2), from, to });
  const checked = await admin.get(`/api/studies/check?supplyPointId=${point}&firstMonth=2025-02`);
  const [first] = checked.json.findings;
  expect(first).toMatchObject({ severity: 'blocking', code: 'pricesMissing' });
  expect(first.message).toMatch(
    /t_ep .* de P1 .* está pendiente de dato oficial\. Faltan además otros \d+ valores regulados\.$/,
  );
  const id = await addStudy(admin, point, { firstMonth: '2025-02' });
  const refused = await calculateStudy(admin, id, 1, true);
  expect([refused.status, refused.json.message]).toEqual([422, first.message]);
});

it('goes from calculated to presented to accepted, and never changes after that', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  expect((await actOnStudy(admin, id, 1, 'present')).json.message).toMatch('calcúlalo antes');
  await calculateStudy(admin, id, 1);
  expect((await actOnStudy(admin, id, 2, 'present')).json).toMatchObject({
    state: 'presented',
    version: 3,
  });
  const again = await calculateStudy(admin, id, 3);
  expect([again.status, again.json.message]).toEqual([
    409,
    'Un estudio presentado no cambia: retira la presentación, o haz uno nuevo del mismo punto.',
  ]);
  expect((await actOnStudy(admin, id, 3, 'accept')).json).toMatchObject({ state: 'accepted' });
  expect((await actOnStudy(admin, id, 4, 'discard')).status).toBe(409);
  expect((await actOnStudy(admin, id, 4, 'reopen')).json).toMatchObject({
    state: 'presented',
    version: 5,
  });
});

it('opens a discarded study where it was', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  await actOnStudy(admin, id, 1, 'discard');
  expect((await calculateStudy(admin, id, 2)).json.message).toMatch('reábrelo antes');
  expect((await actOnStudy(admin, id, 2, 'reopen')).json).toMatchObject({ state: 'draft' });
});

it('shows who comes second what is there now', async () => {
  const id = await addStudy(admin, await pointWith(admin, 12));
  await calculateStudy(admin, id, 1);
  const late = await calculateStudy(writer, id, 1);
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

it('gives each study of a year the next number, even when people create them at the same time', async () => {
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
  const point = await pointWith(admin, 12, { clientId: client, alias: 'Nave de forja' });
  const [saving, empty] = [await addStudy(admin, point), await addStudy(admin, point)];
  await calculateStudy(admin, saving, 1);

  const ofClient = `clientId=${client}`;
  expect((await found('q=nandu forja')).total).toBe(2);
  expect((await found(`${ofClient}&state=draft`)).rows.map(({ id }) => id)).toEqual([empty]);
  const { authorId, createdAt } = (await admin.get(`/api/studies/${saving}`)).json;
  const year = Number(localDay(new Date(createdAt)).slice(0, 4));
  const nobody = '0199e1a0-0000-7000-8000-00000000dead';
  for (const [filter, total] of [
    ['analysis=curve', 2],
    [`authorId=${authorId}`, 2],
    [`authorId=${nobody}`, 0],
    [`year=${year}`, 2],
    [`year=${year - 1}`, 0],
  ] as const) {
    expect([filter, (await found(`${ofClient}&${filter}`)).total]).toEqual([filter, total]);
  }
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

it('looks into what was chosen: without the powers it needs no maximeters', async () => {
  const plain = await addPoint(admin);
  await addContract(admin, plain);
  const id = await addStudy(admin, plain, { analyses: ['reactive', 'offers'] });
  const { status, json } = await calculateStudy(admin, id, 1);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    state: 'calculated',
    analyses: ['offers', 'reactive'],
    savingEur: null,
    savingPercent: null,
    calculation: { number: 1, result: null },
  });
  const { rows } = (await admin.get(`/api/studies/${id}/calculations`)).json;
  expect(rows).toMatchObject([{ number: 1, savingEur: null }]);

  const withPowers = { version: 2, annualise: false, analyses: ['power'] };
  const refused = await admin.post(`/api/studies/${id}/calculate`, withPowers);
  expect(refused.status).toBe(422);
  expect((await admin.get(`/api/studies/${id}`)).json.analyses).toEqual(['offers', 'reactive']);
});

it('lets writers choose what is looked into, and nobody else', async () => {
  const id = await addStudy(writer, await pointWith(admin, 12), { analyses: ['curve'] });
  const technician = await api.addCaller({ role: 'pds_editor' });
  const path = `/api/studies/${id}/calculate`;
  const more = { version: 1, annualise: false, analyses: ['curve', 'power'] };
  expect((await technician.post(path, more)).status).toBe(403);
  expect((await technician.post(path, { ...more, analyses: ['curve'] })).status).toBe(200);
  const { json } = await writer.post(path, { ...more, version: 2 });
  expect(json).toMatchObject({ analyses: ['power', 'curve'], savingEur: '282.52' });

  for (const analyses of [[], ['power', 'power'], ['weather']]) {
    const wrong = await writer.post(path, { version: 3, annualise: false, analyses });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.json.fields)[0]).toMatch(/^analyses/);
  }
});
