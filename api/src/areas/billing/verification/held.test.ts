import type { Bill } from '@vatio/contracts/billing/bills';
import { sql } from 'kysely';
import { billingApi } from '../../../../test/apis/billing';
import { addRightBill, pointToBill, rightBillOf } from '../../../../test/fixtures/rightBills';
import { until } from '../../../../test/until';
import { waitsForLock } from '../../../../test/waitsForLock';
import { readParameterTable } from '../../user/door';
import { readBills } from '../bills/bills.repository';
import { insertVerifications } from './verification.repository';
import { verifyBills } from './verification.service';

const api = billingApi.after2026();
const admin = api.caller({ role: 'admin' });
let point: string;
let bill: Bill;
beforeEach(async () => {
  point = await pointToBill(admin);
  bill = await addRightBill(admin, point);
});

const pending = () =>
  api.db
    .updateTable('bills')
    .set({ state: 'pending', computed_eur: null, difference_eur: null, claimable_eur: null })
    .set({ data_version: sql`data_version + 1` })
    .where('id', '=', bill.id);

/** Holds what a statement touches, as an import does for minutes. */
const whileHeld = (statement: ReturnType<typeof sql>, work: () => Promise<void>) =>
  api.db.transaction().execute(async (transaction) => {
    await statement.execute(transaction);
    await work();
  });
const curveOf = (id: string) =>
  sql`update bills set data_version = data_version + 1 where id = ${id}`;

const changeToll = async (day: string) => {
  const { version, rows } = (await admin.get('/api/parameters?kind=powerToll&tariff=2.0TD')).json;
  const values = [{ kind: 'powerToll', tariff: '2.0TD', period: 1, value: '23.1' }];
  const days = { from: day, to: day };
  return admin.post('/api/parameters', {
    version,
    ...days,
    norm: rows[0].norm,
    state: 'confirmed',
    values,
  });
};

it('shows a bill as pending while an import holds it, and verifies it afterwards', async () => {
  await pending().execute();
  await whileHeld(curveOf(bill.id), async () => {
    const { status, json } = await admin.get(`/api/bills/${bill.id}`);
    expect([status, json.state]).toEqual([200, 'pending']);
  });
  expect((await admin.get(`/api/bills/${bill.id}`)).json.state).toBe('correct');
});

it('says that a point is held by an import, and stores nothing', async () => {
  const hold = sql`select from supply_points where id = ${point} for no key update`;
  await whileHeld(hold, async () => {
    const { status, json, headers } = await admin.post('/api/bills', rightBillOf(point));
    expect([status, json.message]).toEqual([
      503,
      'Ahora mismo se cargan datos de este punto, y no se ha guardado nada. Inténtalo de nuevo dentro de un minuto.',
    ]);
    expect(headers['retry-after']).toBe('10');
  });
  expect((await admin.get(`/api/bills?supplyPointId=${point}`)).json.total).toBe(1);
});

it('changes regulated values while an import holds bills of other days', async () => {
  await whileHeld(curveOf(bill.id), async () => {
    expect((await changeToll('2026-03-10')).status).toBe(201);
  });
});

it('says that bills of those days are held, and changes no regulated value', async () => {
  const { version } = (await admin.get('/api/parameters')).json;
  await whileHeld(curveOf(bill.id), async () => {
    const { status, json } = await changeToll('2026-06-11');
    expect([status, json.message]).toEqual([503, expect.stringMatching(/no se ha guardado nada/)]);
  });
  expect((await admin.get('/api/parameters')).json.version).toBe(version);
  expect((await changeToll('2026-06-11')).status).toBe(201);
});

/** Sends a bill while a statement is held, until it waits or is answered. @returns its answer, if any */
async function sentWhileHeld(statement: ReturnType<typeof sql>, check: () => Promise<void>) {
  let answered: { status: number } | undefined;
  let sent: Promise<void> = Promise.resolve();
  await whileHeld(statement, async () => {
    const july = { from: '2026-06-30', to: '2026-07-31', issuedOn: '2026-08-03' };
    sent = admin.post('/api/bills', rightBillOf(point, july)).then((answer) => {
      answered = answer;
    });
    await until(async () => answered !== undefined || (await waitsForLock(api.db)));
    await check();
  });
  await sent;
  return answered;
}
const rows = async (): Promise<Bill[]> =>
  (await admin.get(`/api/bills?supplyPointId=${point}&sort=-issued`)).json.rows;

it('adopts nothing for a bill that comes while regulated values are being changed', async () => {
  const hold = sql`select from parameter_versions where number = 1 for update`;
  await sentWhileHeld(hold, async () => {
    for (const { state, from } of await rows()) {
      expect([from, state]).toEqual([from, from === '2026-06-30' ? 'pending' : expect.anything()]);
    }
  });
  const [last] = await rows();
  expect((await admin.get(`/api/bills/${last?.id}`)).json.state).toBe('correct');
});

it('stores no bill while its client changes, which would not notice it', async () => {
  const { clientId } = (await admin.get(`/api/points/${point}`)).json;
  await sentWhileHeld(sql`update clients set kind = 'person' where id = ${clientId}`, async () => {
    expect(await rows()).toHaveLength(1);
  });
});

it('writes more of a point at once than a statement takes values for', async () => {
  const [stored] = await readBills(api.db, [bill.id]);
  if (!stored) throw new Error('no bill');
  const parameters = await readParameterTable(api.db);
  const [one] = await verifyBills(api.db, [stored], parameters);
  if (!one) throw new Error('nothing came out');
  const small = { ...one, outcome: { ...one.outcome, result: {} as never } };
  const many = Array.from({ length: 5_500 }, () => small);
  const work = api.db.transaction().execute(async (transaction) => {
    const facts = { parameterVersion: parameters.version, at: api.clock.now(), runId: null };
    const written = await insertVerifications(transaction, many, facts);
    throw new Error(`written: ${written.length}`);
  });
  await expect(work).rejects.toThrow('written: 5500');
});
