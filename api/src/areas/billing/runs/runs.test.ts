import type { Bill } from '@vatio/contracts/billing/bills';
import { sql } from 'kysely';
import { billingApi } from '../../../../test/apis/billing';
import type { Caller } from '../../../../test/calls/caller';
import { workOffPortfolios } from '../../../../test/fixtures/portfolios';
import {
  addRightBill,
  pointToBill,
  rightBillOf,
  rightContract,
} from '../../../../test/fixtures/rightBills';
import { until } from '../../../../test/until';
import type { JobKind, JobStep } from '../../../jobs/kind';
import { tidyBills } from '../housekeeping';
import { runJobs } from './jobs';

const api = billingApi.fresh();
let admin: Caller;
let points: string[];
let bills: Bill[];
beforeEach(async () => {
  api.clock.advance({ seconds: 365 * 24 * 60 * 60 });
  admin = await api.addCaller({ role: 'admin' });
  points = [await pointToBill(admin), await pointToBill(admin)];
  bills = [];
  for (const point of points) {
    bills.push(await addRightBill(admin, point));
    const may = { from: '2026-04-30', to: '2026-05-31', issuedOn: '2026-06-03' };
    bills.push(await addRightBill(admin, point, may));
  }
});

const start = (billIds: readonly string[] | null) => admin.post('/api/bills/verify', { billIds });
const run = async (id: string) => (await admin.get(`/api/bills/verifications/${id}`)).json;
const states = async (): Promise<string[]> =>
  (await admin.get('/api/bills?sort=number')).json.rows.map(
    ({ state }: { state: string }) => state,
  );
/** Makes the bills of a point pending; by the new prices they are claimable. */
async function cheaper(point = points[0], price = '0.05'): Promise<void> {
  const [contract] = (await admin.get(`/api/points/${point}/contracts`)).json.rows;
  const { status } = await admin.put(`/api/contracts/${contract.id}`, {
    ...rightContract({ energyPricesEurPerKwh: [price, price, price] }),
    version: contract.version,
  });
  expect(status).toBe(200);
}
const after = (more: JobKind['run']): readonly JobKind[] =>
  runJobs.map((kind) => ({
    ...kind,
    run: async (step) => {
      await kind.run(step);
      await more(step);
    },
  }));

it('verifies what is pending, and says what came out', async () => {
  await cheaper();
  expect((await states()).sort()).toEqual(['correct', 'correct', 'pending', 'pending']);
  const { status, json } = await start(null);
  expect(status).toBe(201);
  expect(json).toMatchObject({ state: 'waiting', bills: 2, outcomes: [], finishedAt: null });
  await workOffPortfolios(api, runJobs);
  expect(await run(json.id)).toMatchObject({
    state: 'done',
    progress: null,
    outcomes: [{ state: 'claimable', bills: 2 }],
  });
  expect((await states()).sort()).toEqual(['claimable', 'claimable', 'correct', 'correct']);
  expect((await admin.get('/api/bills/verifications')).json.rows).toEqual([await run(json.id)]);
  const again = await start(null);
  expect([again.status, again.json.fields]).toEqual([
    422,
    { billIds: 'No hay ninguna factura por verificar' },
  ]);
});

it('verifies those that are chosen, pending or not', async () => {
  await cheaper();
  const chosen = [bills[0]?.id ?? '', bills[2]?.id ?? ''];
  const { json } = await start([...chosen, ...chosen]);
  expect(json.bills).toBe(2);
  await workOffPortfolios(api, runJobs);
  expect((await run(json.id)).outcomes).toEqual([
    { state: 'claimable', bills: 1 },
    { state: 'correct', bills: 1 },
  ]);
  const unknown = await start(['0198f000-0000-7000-8000-000000000000']);
  expect(unknown.json.fields.billIds).toMatch(/ya no existe/);
  expect((await start([])).status).toBe(422);
});

/** Does something when bills are verified, and do not point to what came out yet. */
const beforeTheEnd = (more: (pass: (share: number) => Promise<void>) => Promise<void>) =>
  runJobs.map((kind) => ({
    ...kind,
    run: (step: Parameters<JobKind['run']>[0]) => {
      const pass = (share: number) => step.checkpoint.pass(share);
      let isDone = false;
      const checkpoint = {
        pass: async (share: number) => {
          if (share < 1 || isDone) return pass(share);
          isDone = true;
          await more(pass);
        },
      };
      return kind.run({ ...step, checkpoint });
    },
  }));

it('leaves a bill pending whose data change meanwhile', async () => {
  await cheaper();
  await cheaper(points[1]);
  const { json } = await start(null);
  const [first, ...others] = await billIdsByPoint();
  await workOffPortfolios(
    api,
    beforeTheEnd(async () => cheaper(first?.point, '0.04')),
  );
  expect((await run(json.id)).outcomes).toEqual([{ state: 'claimable', bills: 2 }]);
  for (const { ids } of others) expect(await statesOf(ids)).toEqual(['claimable', 'claimable']);
  expect(await statesOf(first?.ids ?? [])).toEqual(['pending', 'pending']);
});

/** Bill ids in the order in which the job takes them. */
const billIdsByPoint = async () =>
  [...points]
    .sort()
    .map((point) => ({
      point,
      ids: bills.flatMap((bill) => (bill.supplyPointId === point ? [bill.id] : [])),
    }));
const statesOf = async (ids: readonly string[]) => {
  const { rows } = (await admin.get('/api/bills')).json;
  return rows.filter(({ id }: Bill) => ids.includes(id)).map(({ state }: Bill) => state);
};

it('shows how far it is, cancels a running one within a moment, and keeps nothing of it', async () => {
  await cheaper();
  await cheaper(points[1]);
  const { json } = await start(null);
  const working = workOffPortfolios(
    api,
    beforeTheEnd(async (pass) => {
      for (;;) await pass(0.5);
    }),
  );
  await until(async () => (await run(json.id)).progress === 0.5);
  expect((await run(json.id)).state).toBe('running');
  // The job blocks no other work: a viewed bill is verified at once, and data can change.
  const [first] = await billIdsByPoint();
  const [id = ''] = first?.ids ?? [];
  expect((await admin.get(`/api/bills/${id}`)).json.state).toBe('claimable');
  await cheaper(first?.point, '0.04');
  expect((await admin.post(`/api/bills/verifications/${json.id}/cancel`)).status).toBe(200);
  await working;
  expect(await run(json.id)).toMatchObject({ state: 'cancelled', progress: null, outcomes: [] });
  expect(await states()).toEqual(Array(4).fill('pending'));
});

it('begins again after a crash, and gives up in the end', async () => {
  await cheaper();
  const { json } = await start(null);
  const broken = after(() => Promise.reject(new Error('Se ha ido la luz')));
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await workOffPortfolios(api, broken);
    expect((await states()).filter((state) => state === 'pending')).toHaveLength(2);
    api.clock.advance({ seconds: 60 });
  }
  await workOffPortfolios(api, runJobs);
  expect(await run(json.id)).toMatchObject({ state: 'failed' });
  expect((await run(json.id)).message).toMatch(/varios intentos/);
});

it('lets only three wait, cancels a waiting one, and forgets them later', async () => {
  const [first] = bills;
  const ids = [first?.id ?? ''];
  const { json } = await start(ids);
  await start(ids);
  await start(ids);
  expect((await start(ids)).status).toBe(409);
  const cancel = () => admin.post(`/api/bills/verifications/${json.id}/cancel`);
  expect((await cancel()).json.state).toBe('cancelled');
  expect((await cancel()).status).toBe(200);
  const { json: last } = await start(ids);
  await workOffPortfolios(api, runJobs);
  expect((await admin.post(`/api/bills/verifications/${last.id}/cancel`)).status).toBe(409);
  await tidyBills(api.db, new Date(api.clock.now().getTime() + 91 * 86_400_000));
  expect((await admin.get('/api/bills/verifications')).json.total).toBe(0);
  expect((await admin.get(`/api/bills/${ids[0]}`)).json.state).toBe('correct');
});

/** Changes a price of some days of a tariff. */
async function changeToll(tariff: string, day: string): Promise<void> {
  const { version, rows } = (await admin.get(`/api/parameters?kind=powerToll&tariff=${tariff}`))
    .json;
  const values = [{ kind: 'powerToll', tariff, period: 1, value: '23.1', isConfirmed: true }];
  const days = { from: day, to: day };
  const sent = { version, ...days, norm: rows[0].norm, state: 'confirmed', values };
  expect((await admin.post('/api/parameters', sent)).status).toBe(201);
}

it('keeps what a change of regulated values does not touch', async () => {
  await cheaper();
  await cheaper(points[1]);
  const { json } = await start(null);
  await workOffPortfolios(
    api,
    beforeTheEnd(async () => {
      await changeToll('3.0TD', '2026-06-10');
      await changeToll('2.0TD', '2026-06-10');
    }),
  );
  // Those of June have other values now; those of May have the same.
  expect((await run(json.id)).outcomes).toEqual([{ state: 'claimable', bills: 2 }]);
  expect((await states()).sort()).toEqual(['claimable', 'claimable', 'pending', 'pending']);
});

it('lets a bill move to another point meanwhile', async () => {
  await cheaper();
  await cheaper(points[1]);
  const { json } = await start(null);
  const [{ ids = [] } = {}] = await billIdsByPoint();
  const moved = bills.find(({ id }) => id === ids[0]);
  const other = await pointToBill(admin);
  await workOffPortfolios(
    api,
    beforeTheEnd(async () => {
      const right = rightBillOf(other, { number: moved?.number ?? '' });
      const { status } = await admin.put(`/api/bills/${moved?.id}`, { ...right, version: 1 });
      expect(status).toBe(200);
    }),
  );
  expect(await run(json.id)).toMatchObject({ state: 'done' });
  const seen = (await admin.get(`/api/bills/${moved?.id}`)).json;
  expect(seen).toMatchObject({ supplyPointId: other, state: 'correct' });
});

it('tells of itself within a point of many bills, too', async () => {
  const [first] = bills;
  await api.db.transaction().execute(async (transaction) => {
    await sql`
      insert into bills (id, supply_point_id, supplier, number, supplier_key, number_key, kind,
        rectifies, rectifies_key, tariff, issued_on, accrued_on, from_day, to_day, is_estimated,
        energy_kwh, total_kwh, total_eur, created_at, created_by, updated_at)
      select gen_random_uuid(), supply_point_id, supplier, 'N' || n, supplier_key, 'N' || n, kind,
        rectifies, rectifies_key, tariff, issued_on, accrued_on, from_day, to_day, is_estimated,
        energy_kwh, total_kwh, total_eur, created_at, created_by, updated_at
      from bills, generate_series(1, 250) as n where id = ${first?.id}`.execute(transaction);
    await sql`
      insert into bill_details
      select bills.supply_point_id, bills.id, segments, lines, taxes, notes
      from bills join bill_details on bill_id = ${first?.id}
      where number like 'N%'`.execute(transaction);
  });
  const { json } = await start(null);
  const shares: number[] = [];
  const telling = runJobs.map((kind) => ({
    ...kind,
    run: (step: JobStep) => {
      const pass = async (share: number) => void shares.push(share);
      return kind.run({ ...step, checkpoint: { pass } });
    },
  }));
  await workOffPortfolios(api, telling);
  expect((await run(json.id)).state).toBe('done');
  expect(shares.slice(0, 3)).toEqual([0, 0.4, 0.8]);
});

it('leaves a bill that somebody is changing for the next time, and ends', async () => {
  await cheaper();
  const { json } = await start(null);
  const [id = ''] = (await billIdsByPoint()).find(({ point }) => point === points[0])?.ids ?? [];
  await api.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('bills').set({ supplier: 'Otra' }).where('id', '=', id).execute();
    await workOffPortfolios(api, runJobs);
    expect(await run(json.id)).toMatchObject({ state: 'done' });
  });
  expect((await states()).sort()).toEqual(['claimable', 'correct', 'correct', 'pending']);
});
