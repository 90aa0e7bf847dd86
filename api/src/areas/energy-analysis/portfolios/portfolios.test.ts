import type { PortfolioPoint } from '@vatio/contracts/energy-analysis/portfolios';
import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import { imported } from '../../../../test/curveImports';
import { addPortfolio, portfolioOf, workOffPortfolios } from '../../../../test/fixtures/portfolios';
import { calculateStudy, monthReading, pointWith } from '../../../../test/fixtures/studies';
import {
  addClient,
  addContract,
  addPoint,
  addReading,
  addStudy,
  contractOf,
  cupsOf,
  smallContractOf,
} from '../../../../test/supply';
import { plantLoad, yearFile } from '../../../../test/yearFile';

const api = energyAnalysisApi.after2026();
const admin = api.caller({ role: 'admin' });
const reader = api.caller({ role: 'pds_editor' });

const find = async (id: string) => (await reader.get(`/api/portfolios/${id}`)).json;
async function pointsOf(id: string, query = ''): Promise<PortfolioPoint[]> {
  const { status, json } = await reader.get(`/api/portfolios/${id}/points?${query}`);
  expect(status).toBe(200);
  return json.rows;
}
/** A portfolio of a client whose job has ended. */
async function doneFor(clientId: string): Promise<string> {
  const id = await addPortfolio(admin, [clientId]);
  await workOffPortfolios(api);
  return id;
}

it('finds for every point of a client the powers that a study of it finds', async () => {
  const clientId = await addClient(admin, { name: 'Forjas Ñandú, S.A.' });
  const point = await pointWith(admin, 12, { clientId, alias: 'Nave' });
  const id = await addPortfolio(admin, [clientId]);
  expect(await find(id)).toMatchObject({
    state: 'waiting',
    points: 1,
    clients: 1,
    clientNames: ['Forjas Ñandú, S.A.'],
    from: '2026-01-01',
    to: '2026-12-31',
    sums: [],
    savingEur: null,
  });
  expect(await pointsOf(id)).toEqual([]);
  await workOffPortfolios(api);
  const study = await addStudy(admin, point);
  const { result } = (await calculateStudy(admin, study, 1)).json.calculation;
  const [row] = await pointsOf(id);
  expect(row).toMatchObject({
    id: point,
    alias: 'Nave',
    clientId,
    confidence: 'complete',
    reasons: [],
    tariff: '3.0TD',
    pointType: 4,
    currentPowersKw: ['40', '40', '40', '40', '40', '45'],
    optimumPowersKw: result.optimum.powersKw,
    currentEur: result.current.totalEur,
    optimumEur: result.optimum.totalEur,
    savingEur: result.savingEur,
    savingPercent: result.savingPercent,
    crossing: null,
    study: { id: study, state: 'calculated' },
  });
  expect(await find(id)).toMatchObject({
    state: 'done',
    progress: null,
    savingEur: '282.52',
    parameterVersion: expect.any(Number),
    sums: [{ confidence: 'complete', points: 1, savingEur: '282.52' }],
  });
});

it('takes the quarters of the curve for the points that pay by them', async () => {
  const clientId = await addClient(admin);
  const powersKw = ['250', '250', '250', '250', '250', '250'];
  const cups20 = cupsOf(770_001);
  const point = await addPoint(admin, { clientId, pointType: 3, cups: cups20, voltageKv: '20' });
  await addContract(admin, point, contractOf({ tariff: '6.1TD', powersKw }));
  await imported(api, admin, { content: yearFile({ cups20, tenthsWhOf: plantLoad(7) }) });
  const id = await doneFor(clientId);
  const { result } = (await calculateStudy(admin, await addStudy(admin, point), 1)).json
    .calculation;
  expect(await pointsOf(id)).toMatchObject([
    {
      confidence: 'complete',
      optimumPowersKw: result.optimum.powersKw,
      savingEur: result.savingEur,
      cautions: result.cautions.map(({ message }: { message: string }) => message),
    },
  ]);
});

it('shows what an optimum changes besides powers, and the best that does not', async () => {
  const clientId = await addClient(admin);
  const powersKw = ['60', '60', '60', '60', '60', '60'];
  const cups20 = cupsOf(770_021);
  const point = await addPoint(admin, { clientId, pointType: 3, cups: cups20, voltageKv: '20' });
  await addContract(admin, point, contractOf({ tariff: '6.1TD', powersKw }));
  // A steady 30 kW: no formula has an excess.
  await imported(api, admin, { content: yearFile({ cups20, tenthsWhOf: () => 75_000 }) });
  const id = await doneFor(clientId);
  const [row] = await pointsOf(id);
  expect(row).toMatchObject({
    pointType: 3,
    optimumPowersKw: Array(6).fill('30'),
    crossing: {
      tariff: '6.1TD',
      pointType: 4,
      onThisSide: { powersKw: ['30', '30', '30', '30', '30', '51'] },
    },
  });
  expect(Number(row?.crossing?.onThisSide?.savingEur)).toBeLessThan(Number(row?.savingEur));
  const { json } = await calculateStudy(admin, await addStudy(admin, point), 1);
  const { regime, bestOnThisSide, savingEur } = json.calculation.result;
  expect(regime).toEqual({ tariff: '6.1TD', pointType: 4, powerControl: 'maximeter' });
  expect([savingEur, bestOnThisSide.savingEur]).toEqual([
    row?.savingEur,
    row?.crossing?.onThisSide?.savingEur,
  ]);
});

it.each([
  [{ missingDays: 2 }, 'La curva no está completa: falta diciembre de 2026.'],
  [{ estimatedDays: 10 }, 'El 3 % de las lecturas de la curva es estimado.'],
] as const)('does not call a curve complete that is not: %j', async (facts, reason) => {
  const clientId = await addClient(admin);
  const powersKw = ['250', '250', '250', '250', '250', '250'];
  const cups20 = cupsOf('missingDays' in facts ? 770_011 : 770_012);
  const point = await addPoint(admin, { clientId, pointType: 3, cups: cups20, voltageKv: '20' });
  await addContract(admin, point, contractOf({ tariff: '6.1TD', powersKw }));
  await imported(api, admin, { content: yearFile({ cups20, tenthsWhOf: plantLoad(7), ...facts }) });
  const id = await doneFor(clientId);
  const [row] = await pointsOf(id);
  expect([row?.confidence, row?.reasons]).toEqual(['estimated', expect.arrayContaining([reason])]);
  const { json } = await admin.get(`/api/studies/check?supplyPointId=${point}&firstMonth=2026-01`);
  expect(json.findings.map(({ message }: { message: string }) => message)).toContain(reason);
});

describe('what is not known of a point', () => {
  let id: string;
  let points: Record<
    'annualised' | 'estimated' | 'gap' | 'bare' | 'noContract' | 'noCurve',
    string
  >;
  beforeAll(async () => {
    const clientId = await addClient(admin, { name: 'Industrias Zúñiga, S.L.' });
    const estimated = await pointWith(admin, 11, { clientId });
    await addReading(admin, estimated, { ...monthReading(12), isEstimated: true });
    const gap = await pointWith(admin, 11, { clientId });
    await addReading(admin, gap, {
      ...monthReading(12),
      maxKw: [null, '33', null, null, null, '19'],
    });
    const bare = await addPoint(admin, { clientId, powerControl: 'maximeter' });
    await addContract(admin, bare, smallContractOf());
    const noCurve = await addPoint(admin, { clientId, pointType: 3 });
    await addContract(admin, noCurve, contractOf());
    points = {
      annualised: await pointWith(admin, 10, { clientId }),
      estimated,
      gap,
      bare,
      noContract: await addPoint(admin, { clientId }),
      noCurve,
    };
    id = await doneFor(clientId);
  });
  const rowOf = async (name: keyof typeof points) =>
    (await pointsOf(id)).find((one) => one.id === points[name]);

  it.each([
    ['annualised', 'annualised', /Se conocen 10 de 12 meses: faltan noviembre de 2026 y diciembre/],
    ['estimated', 'estimated', /El \d+ % de los días es estimado\./],
    ['gap', 'estimated', /^Falta diciembre de 2026 por medir en algún periodo \(maxímetros\)/],
    ['bare', 'impossible', /No hay ningún maxímetro: escríbelos en Consumos/],
    ['noContract', 'impossible', /^No hay contrato en vigor el 31\/12\/2026: escríbelo en PDS/],
    ['noCurve', 'impossible', /No hay curva de estos meses, .* impórtala\./],
  ] as const)('is said: %s', async (name, confidence, reason) => {
    const row = await rowOf(name);
    expect([row?.confidence, row?.reasons.join(' ')]).toEqual([
      confidence,
      expect.stringMatching(reason),
    ]);
    expect(row?.savingEur === null).toBe(confidence === 'impossible');
  });

  it('is never mixed with what is complete', async () => {
    const { sums, savingEur } = await find(id);
    const sumOf = (name: string) =>
      sums.find(({ confidence }: { confidence: string }) => confidence === name);
    expect(sumOf('impossible')).toEqual({ confidence: 'impossible', points: 3, savingEur: '0' });
    expect(Number(sumOf('annualised').savingEur)).toBeGreaterThan(0);
    expect(savingEur).toBe(sumOf('estimated').savingEur);
  });

  it('is found by confidence, tariff and words; the greatest saving comes first, the impossible last', async () => {
    const ids = async (query: string) => (await pointsOf(id, query)).map((one) => one.id);
    expect(await ids('confidence=annualised')).toEqual([points.annualised]);
    expect(await ids('tariff=2.0TD')).toEqual([points.bare]);
    expect(await ids('q=zuniga&pageSize=1')).toHaveLength(1);
    expect(await ids('q=nadie')).toEqual([]);
    expect(await ids(`clientId=${points.bare}`)).toEqual([]);
    for (const sort of ['saving', '-saving']) {
      const savings = (await pointsOf(id, `sort=${sort}`)).map((one) => one.savingEur);
      expect(savings.slice(3)).toEqual([null, null, null]);
      const [first, second] = savings.map(Number);
      expect(Number(first) > Number(second)).toBe(sort === '-saving');
    }
  });
});

it('says of a point that was deleted or archived meanwhile what became of it', async () => {
  const clientId = await addClient(admin);
  const [deleted, archived] = [
    await addPoint(admin, { clientId }),
    await pointWith(admin, 12, { clientId }),
  ];
  const id = await addPortfolio(admin, [clientId]);
  expect((await admin.delete(`/api/points/${deleted}`)).status).toBe(204);
  expect((await admin.post(`/api/points/${archived}/archive`)).status).toBe(200);
  await workOffPortfolios(api);
  const reasons = new Map((await pointsOf(id)).map((one) => [one.id, one.reasons]));
  expect([reasons.get(deleted), reasons.get(archived)]).toEqual([
    ['El punto se ha borrado.'],
    ['El punto se ha archivado.'],
  ]);
});

it('takes the active points of all clients when none is chosen', async () => {
  const point = await addPoint(admin);
  const archived = await addPoint(admin);
  await admin.post(`/api/points/${archived}/archive`);
  const id = await addPortfolio(admin, null);
  await workOffPortfolios(api);
  const { clients, clientNames, points } = await find(id);
  const ids = (await pointsOf(id, 'pageSize=1000')).map((one) => one.id);
  expect([clients, clientNames, ids.length]).toEqual([null, null, points]);
  expect([ids.includes(point), ids.includes(archived)]).toEqual([true, false]);
});

it('refuses clients without a point, and those that do not exist', async () => {
  const empty = await addClient(admin);
  for (const [clientIds, message] of [
    [[empty], /ningún punto de suministro activo/],
    [['0199aaaa-0000-7000-8000-000000000000'], /ya no existe/],
    [[], /al menos un cliente/],
  ] as const) {
    const { status, json } = await admin.post('/api/portfolios', portfolioOf([...clientIds]));
    expect([status, json.fields.clientIds]).toEqual([422, expect.stringMatching(message)]);
  }
});
