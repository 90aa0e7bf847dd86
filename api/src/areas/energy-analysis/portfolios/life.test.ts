import { portfolioDays } from '@vatio/contracts/energy-analysis/portfolios';
import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import type { Caller } from '../../../../test/calls/caller';
import { addPortfolio, portfolioOf, workOffPortfolios } from '../../../../test/fixtures/portfolios';
import { pointWith } from '../../../../test/fixtures/studies';
import { addClient, addContract, addPoint, addStudy } from '../../../../test/supply';
import { until } from '../../../../test/until';
import { keepHouse } from '../../../housekeeping';
import type { JobKind } from '../../../jobs/kind';
import { portfolioJobs } from './jobs';

const api = energyAnalysisApi.fresh();
let admin: Caller;
let client: string;
beforeEach(async () => {
  api.clock.advance({ seconds: 365 * 24 * 60 * 60 });
  admin = await api.addCaller({ role: 'admin' });
  client = await addClient(admin);
});

const find = async (id: string) => (await admin.get(`/api/portfolios/${id}`)).json;
const pointsOf = async (id: string) => (await admin.get(`/api/portfolios/${id}/points`)).json;
const openStudies = (id: string, ...supplyPointIds: string[]) =>
  admin.post(`/api/portfolios/${id}/studies`, { supplyPointIds });

/** The same jobs; each does something more when its work is written and not yet there for others. */
const after = (more: JobKind['run']): readonly JobKind[] =>
  portfolioJobs.map((kind) => ({
    ...kind,
    run: async (step) => {
      await kind.run(step);
      await more(step);
    },
  }));

it('shows how far it is, cancels a running one within a moment, and keeps nothing of it', async () => {
  await pointWith(admin, 12, { clientId: client });
  const id = await addPortfolio(admin, [client]);
  const working = workOffPortfolios(
    api,
    after(async ({ checkpoint }) => {
      for (;;) await checkpoint.pass(0.5);
    }),
  );
  await until(async () => (await find(id)).progress === 0.5);
  expect(await find(id)).toMatchObject({ state: 'running' });
  expect(await pointsOf(id)).toEqual({ rows: [], total: 0 });
  expect((await admin.post(`/api/portfolios/${id}/cancel`)).status).toBe(200);
  await working;
  expect(await find(id)).toMatchObject({ state: 'cancelled', progress: null, sums: [] });
  expect(await pointsOf(id)).toEqual({ rows: [], total: 0 });
});

it('cancels a waiting one, and no other', async () => {
  await pointWith(admin, 12, { clientId: client });
  const id = await addPortfolio(admin, [client]);
  expect((await admin.post(`/api/portfolios/${id}/cancel`)).json.state).toBe('cancelled');
  await workOffPortfolios(api);
  expect((await find(id)).state).toBe('cancelled');
  expect((await admin.post(`/api/portfolios/${id}/cancel`)).status).toBe(200);
  const done = await addPortfolio(admin, [client]);
  await workOffPortfolios(api);
  const late = await admin.post(`/api/portfolios/${done}/cancel`);
  expect([late.status, late.json.message]).toEqual([409, 'Esta cartera ya ha terminado.']);
});

it('does again what breaks at its end, and has its result once', async () => {
  await pointWith(admin, 12, { clientId: client });
  const id = await addPortfolio(admin, [client]);
  let times = 0;
  const breaking = after(async () => {
    times += 1;
    if (times === 1) throw new Error('the machine goes down');
  });
  await workOffPortfolios(api, breaking);
  expect(await find(id)).toMatchObject({ state: 'waiting', progress: null });
  expect((await pointsOf(id)).total).toBe(0);
  api.clock.advance({ seconds: 1 });
  await workOffPortfolios(api, breaking);
  expect(await find(id)).toMatchObject({ state: 'done', savingEur: '282.52' });
  expect((await pointsOf(id)).total).toBe(1);
});

it('says that it is given up when it never ends', async () => {
  await pointWith(admin, 12, { clientId: client });
  const id = await addPortfolio(admin, [client]);
  const breaking = after(async () => {
    throw new Error('always');
  });
  for (const seconds of [0, 1, 10, 60]) {
    api.clock.advance({ seconds });
    await workOffPortfolios(api, breaking);
  }
  expect(await find(id)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('no se ha guardado nada'),
  });
});

it('lets three be open at a time', async () => {
  await addPoint(admin, { clientId: client });
  for (let i = 0; i < 3; i++) await addPortfolio(admin, [client]);
  const fourth = await admin.post('/api/portfolios', portfolioOf([client]));
  expect([fourth.status, fourth.json.message]).toEqual([
    409,
    expect.stringContaining('Ya hay 3 carteras en marcha'),
  ]);
  await workOffPortfolios(api);
  await addPortfolio(admin, [client]);
});

it('opens a study of each point, calculated where that is possible, and no second one', async () => {
  const whole = await pointWith(admin, 12, { clientId: client });
  const annualised = await pointWith(admin, 6, { clientId: client });
  const empty = await pointWith(admin, 0, { clientId: client });
  const without = await addPoint(admin, { clientId: client });
  const studied = await pointWith(admin, 12, { clientId: client });
  const { code } = (await admin.get(`/api/studies/${await addStudy(admin, studied)}`)).json;
  const id = await addPortfolio(admin, [client]);
  expect((await openStudies(id, whole)).status).toBe(409);
  await workOffPortfolios(api);
  const { status, json } = await openStudies(id, whole, annualised, empty, without, studied, whole);
  expect(status).toBe(200);
  const stateOf = (point: string) =>
    json.opened.find(({ supplyPointId }: { supplyPointId: string }) => supplyPointId === point)
      ?.state;
  expect([whole, annualised, empty].map(stateOf)).toEqual(['calculated', 'calculated', 'draft']);
  expect(json.skipped).toHaveLength(2);
  const reasonOf = (point: string) =>
    json.skipped.find(({ supplyPointId }: { supplyPointId: string }) => supplyPointId === point)
      ?.message;
  expect(reasonOf(without)).toMatch(/^No hay contrato en vigor el 31\/12\/2026.*\.$/);
  expect(reasonOf(studied)).toBe(`Ya tiene un estudio abierto de estos meses: ${code}.`);
  expect((await openStudies(id, whole)).json.opened).toEqual([]);
  const { rows } = await pointsOf(id);
  const [row] = rows.filter((one: { id: string }) => one.id === whole);
  expect(row.study).toMatchObject({ state: 'calculated' });
  expect((await admin.get(`/api/studies/${row.study.id}`)).json.notes).toMatch(
    /^Abierto desde la cartera del \d\d\/\d\d\/\d{4}\.$/,
  );
});

it('says of points that were deleted, archived or lost their contract since, and opens the others', async () => {
  const [deleted, archived, whole, without] = [
    await addPoint(admin, { clientId: client }),
    await pointWith(admin, 12, { clientId: client }),
    await pointWith(admin, 12, { clientId: client }),
    await addPoint(admin, { clientId: client }),
  ];
  const contract = await addContract(admin, without);
  const id = await addPortfolio(admin, [client]);
  await workOffPortfolios(api);
  await admin.delete(`/api/points/${deleted}`);
  await admin.post(`/api/points/${archived}/archive`);
  await admin.delete(`/api/contracts/${contract}`);
  const { status, json } = await openStudies(id, deleted, archived, whole, without);
  expect(status).toBe(200);
  expect(json.opened).toMatchObject([{ supplyPointId: whole, state: 'calculated' }]);
  const said = Object.fromEntries(
    json.skipped.map((one: { supplyPointId: string; message: string }) => [
      one.supplyPointId,
      one.message,
    ]),
  );
  expect(said).toEqual({
    [deleted]: expect.stringMatching(/no existe/),
    [archived]: expect.stringMatching(/archivado/),
    [without]: expect.stringMatching(/^No hay contrato en vigor/),
  });
  // The results for these points stay in the portfolio.
  expect((await pointsOf(id)).total).toBe(4);
});

it('makes one study when two people open the same point at once', async () => {
  const point = await pointWith(admin, 12, { clientId: client });
  const id = await addPortfolio(admin, [client]);
  await workOffPortfolios(api);
  const answers = await Promise.all([openStudies(id, point), openStudies(id, point)]);
  expect(answers.flatMap(({ json }) => json.opened)).toHaveLength(1);
});

it('is deleted when it is old; its studies stay', async () => {
  const point = await pointWith(admin, 12, { clientId: client });
  const [id, open] = [await addPortfolio(admin, [client]), await addPortfolio(admin, [client])];
  await admin.post(`/api/portfolios/${id}/cancel`);
  await workOffPortfolios(api);
  await openStudies(open, point);
  const waiting = await addPortfolio(admin, [client]);
  api.clock.advance({ seconds: portfolioDays * 24 * 60 * 60 + 1 });
  await keepHouse(energyAnalysisApi.areas, api.db, api.clock.now());
  admin = await api.addCaller({ role: 'admin' });
  const left = (await admin.get('/api/portfolios')).json.rows;
  expect(left.map((one: { id: string }) => one.id)).toEqual([waiting]);
  expect((await admin.get('/api/studies')).json.total).toBe(1);
});
