import type { Bill } from '@vatio/contracts/billing/bills';
import { billingApi } from '../../../../test/apis/billing';
import { addBill } from '../../../../test/fixtures/bills';
import { addWrongBill } from '../../../../test/fixtures/claims';
import { addCurveDays } from '../../../../test/fixtures/curveDays';
import {
  addRightBill,
  pointToBill,
  rightBillOf,
  rightContract,
} from '../../../../test/fixtures/rightBills';
import { addContract, addPoint, addReading, readingOf } from '../../../../test/supply';

const api = billingApi.after2026();
const admin = api.caller({ role: 'admin' });
let point: string;
beforeEach(async () => {
  point = await pointToBill(admin);
});

const find = async ({ id }: { id: string }): Promise<Bill> =>
  (await admin.get(`/api/bills/${id}`)).json;
/** The state in the list, which does not verify the bill. */
const stateOf = async ({ number }: { number: string }) =>
  (await admin.get(`/api/bills?supplyPointId=${point}&q=${number}`)).json.rows[0].state;
const lineOf = ({ verification }: Bill, label: string) =>
  verification?.lines.find((line) => line.label === label);
const contractOf = async () => (await admin.get(`/api/points/${point}/contracts`)).json.rows[0];

it('finds a bill right that is computed as the law says, and shows how', async () => {
  const bill = await addRightBill(admin, point);
  expect(bill).toMatchObject({ state: 'correct', differenceEur: '0.00', claimableEur: '0.00' });
  expect(Number(bill.computedEur)).toBe(Number(bill.totalEur));
  const { verification } = bill;
  expect(new Set(verification.lines.map(({ state }: { state: string }) => state))).toEqual(
    new Set(['correct']),
  );
  const power = lineOf(bill, 'Potencia P1');
  expect(power?.issued).toEqual([0]);
  expect(power?.calculation).toContain('3,3 kW');
  expect(power?.norm).not.toBe('');
  expect(power?.parameters.map(({ kind }) => kind)).toEqual(['powerToll', 'powerCharge']);
  const { id, version } = await contractOf();
  expect(verification.data).toEqual({
    parameterVersion: expect.any(Number),
    contracts: [{ id, version }],
    readings: [],
    curveMinutes: null,
  });
});

it('finds what is billed too much, and what it comes to', async () => {
  const bill = await addWrongBill(admin, point);
  expect(bill.state).toBe('claimable');
  expect(lineOf(bill, 'Potencia P1')).toMatchObject({ state: 'claimable', differenceEur: '10.00' });
  expect(bill.verification.claimable.linesEur).toBe('10.00');
  expect(bill.claimableEur).toBe(bill.verification.claimable.totalEur);
  // The right bill adds up, and what is too much is what it is less.
  expect(lineOf(bill, 'Total')).toMatchObject({
    state: 'claimable',
    computedEur: bill.computedEur,
    adding: { closes: true },
  });
  expect(bill.differenceEur).toBe(bill.claimableEur);
});

it('has somebody look at a detail that does not explain a right total', async () => {
  const right = rightBillOf(point);
  const lines = right.lines.map((line) =>
    line.kind === 'power' && line.period === 1
      ? { ...line, amountEur: (Number(line.amountEur) + 10).toFixed(2) }
      : line,
  );
  const bill = await addBill(admin, point, { ...right, lines });
  expect([bill.state, bill.differenceEur, bill.claimableEur]).toEqual(['review', '0.00', '0.00']);
  expect(bill.verification.findings.at(-1).message).toMatch(/^El total es el que corresponde/);
});

it('divides a bill between two contracts', async () => {
  const { id, version } = await contractOf();
  await admin.put(`/api/contracts/${id}`, { ...rightContract({ to: '2026-06-10' }), version });
  await addContract(admin, point, rightContract({ from: '2026-06-11', supplier: 'Otra' }));
  const bill = await addRightBill(admin, point);
  expect(bill.verification.data.contracts).toHaveLength(2);
  expect(bill.state).not.toBe('notVerifiable');
});

it('has somebody look at days that no bill has', async () => {
  const april = { from: '2026-03-31', to: '2026-04-30', issuedOn: '2026-05-04' };
  await addRightBill(admin, point, april);
  const bill = await addRightBill(admin, point);
  expect(bill.state).toBe('review');
  const gap = bill.verification.findings.find(({ code }: { code: string }) => code === 'gap');
  expect(gap).toMatchObject({ level: 'review', days: 31 });
  const may = { from: '2026-04-30', to: '2026-05-31', issuedOn: '2026-06-03' };
  await addRightBill(admin, point, may);
  expect((await find(bill)).state).toBe('correct');
});

it('names what is missing', async () => {
  point = await addPoint(admin);
  const without = await addRightBill(admin, point);
  expect(without).toMatchObject({ state: 'notVerifiable', computedEur: null, differenceEur: null });
  expect(without.verification.notVerifiable[0].message).toMatch(/falta el contrato en vigor/);
  await addContract(admin, point, rightContract());
  const later = await addBill(admin, point, {
    from: '2027-05-31',
    to: '2027-06-30',
    issuedOn: '2027-07-02',
  });
  expect(later.computedEur).toBe(null);
  expect(later.verification.notVerifiable[0].message).toMatch(/2027/);
});

it('compares a bill with the readings of its days', async () => {
  const energyKwh = ['100', '80.5', '120'];
  const reading = readingOf({ from: '2026-06-01', to: '2026-06-30', energyKwh });
  const small = { ...reading, reactiveKvarh: null, maxKw: null };
  const id = await addReading(admin, point, small);
  const { verification } = await addRightBill(admin, point);
  expect(verification.data.readings).toEqual([{ id, version: 1 }]);
});

describe('is old as soon as its data change', () => {
  let bill: Bill;
  beforeEach(async () => {
    bill = await addRightBill(admin, point);
    expect(await stateOf(bill)).toBe('correct');
  });

  it('when its contract changes: it is verified with the new one when somebody looks', async () => {
    const contract = await contractOf();
    const prices = ['0.1', '0.1', '0.1'];
    await admin.put(`/api/contracts/${contract.id}`, {
      ...rightContract({ energyPricesEurPerKwh: prices }),
      version: contract.version,
    });
    expect(await stateOf(bill)).toBe('pending');
    const seen = await find(bill);
    expect(seen).toMatchObject({ state: 'claimable', version: bill.version });
    expect(seen.verification?.data.contracts).toEqual([{ id: contract.id, version: 2 }]);
    expect(await stateOf(bill)).toBe('claimable');
  });

  it('when its contract goes', async () => {
    const { id } = await contractOf();
    await admin.delete(`/api/contracts/${id}`);
    expect(await stateOf(bill)).toBe('pending');
    expect((await find(bill)).state).toBe('notVerifiable');
  });

  it('when readings of its days come, and not when others do', async () => {
    const small = { reactiveKvarh: null, maxKw: null, energyKwh: ['1', '1', '1'] };
    const may = readingOf({ from: '2026-05-01', to: '2026-05-31', ...small });
    await addReading(admin, point, may);
    expect(await stateOf(bill)).toBe('correct');
    await addReading(admin, point, { ...may, from: '2026-06-01', to: '2026-06-02' });
    expect(await stateOf(bill)).toBe('pending');
  });

  it('when a curve of its days comes', async () => {
    const dayOf = (day: string) => ({ minutes: 60, from: day, to: day }) as const;
    await addCurveDays(api, point, dayOf('2026-05-31'));
    expect(await stateOf(bill)).toBe('correct');
    await addCurveDays(api, point, dayOf('2026-06-30'));
    expect(await stateOf(bill)).toBe('pending');
    expect((await find(bill)).verification?.data.curveMinutes).toBe(60);
    await api.db.deleteFrom('curve_days').where('supply_point_id', '=', point).execute();
    expect((await find(bill)).verification?.data.curveMinutes).toBe(null);
  });

  it('when its point or its client changes', async () => {
    const { version, clientId } = (await admin.get(`/api/points/${point}`)).json;
    await admin.patch(`/api/points/${point}`, { version, alias: 'Otro' });
    expect(await stateOf(bill)).toBe('correct');
    await admin.patch(`/api/points/${point}`, { version: version + 1, territory: 'canarias' });
    expect(await stateOf(bill)).toBe('pending');
    await find(bill);
    await admin.patch(`/api/points/${point}`, { version: version + 2, voltageKv: '20' });
    expect(await stateOf(bill)).toBe('pending');
    const { verification } = await find(bill);
    expect(verification?.cautions.join()).toContain('20 kV');
    await admin.patch(`/api/clients/${clientId}`, { version: 1, kind: 'person' });
    expect(await stateOf(bill)).toBe('pending');
  });

  it('when a regulated value of its days changes, and not one of others', async () => {
    const change = async (from: string, to: string) => {
      const { version, rows } = (await admin.get('/api/parameters?kind=powerToll&tariff=2.0TD'))
        .json;
      const [{ norm }] = rows;
      const values = [{ kind: 'powerToll', tariff: '2.0TD', period: 1, value: '23.1' }];
      const sent = { version, from, to, norm, state: 'confirmed', values };
      expect((await admin.post('/api/parameters', sent)).status).toBe(201);
    };
    await change('2026-03-01', '2026-05-31');
    expect(await stateOf(bill)).toBe('correct');
    await change('2026-06-10', '2026-06-10');
    expect(await stateOf(bill)).toBe('pending');
    expect((await find(bill)).verification?.data.parameterVersion).toBeGreaterThan(
      Number(bill.verification?.data.parameterVersion),
    );
  });

  it('when the bill before it comes or goes, which is verified at once', async () => {
    const versionOf = async () =>
      (
        await api.db
          .selectFrom('bills')
          .select('data_version')
          .where('id', '=', bill.id)
          .executeTakeFirstOrThrow()
      ).data_version;
    const first = await versionOf();
    const may = await addRightBill(admin, point, {
      from: '2026-04-30',
      to: '2026-05-31',
      issuedOn: '2026-06-03',
    });
    expect(await versionOf()).not.toBe(first);
    expect(await stateOf(bill)).toBe('correct');
    await admin.post(`/api/bills/${may.id}/delete`, { version: 1 });
    expect(await stateOf(bill)).toBe('correct');
  });
});

it('keeps one verification of a bill', async () => {
  const bill = await addRightBill(admin, point);
  for (const energyPricesEurPerKwh of [
    ['0.2', '0.2', '0.2'],
    ['0.3', '0.3', '0.3'],
  ]) {
    const { id, version } = await contractOf();
    await admin.put(`/api/contracts/${id}`, {
      ...rightContract({ energyPricesEurPerKwh }),
      version,
    });
    await find(bill);
  }
  const rows = api.db.selectFrom('bill_verifications').where('bill_id', '=', bill.id);
  expect(await rows.select('state').execute()).toEqual([{ state: 'inFavour' }]);
});
