import type { Bill } from '@vatio/contracts/billing/bills';
import { billingApi } from '../../../../test/apis/billing';
import { addBill, type SentBill } from '../../../../test/fixtures/bills';
import { addCurveDays } from '../../../../test/fixtures/curveDays';
import { addRightBill, pointToBill, rightContract } from '../../../../test/fixtures/rightBills';
import { addContract, addPoint, contractOf } from '../../../../test/supply';

const api = billingApi.after2026();
const admin = api.caller({ role: 'admin' });
let point: string;

const find = async ({ id }: { id: string }): Promise<Bill> =>
  (await admin.get(`/api/bills/${id}`)).json;
const stateOf = async ({ number }: { number: string }) =>
  (await admin.get(`/api/bills?supplyPointId=${point}&q=${number}`)).json.rows[0].state;
const excessIn = ({ verification }: Bill) =>
  verification?.lines.find(({ concept }) => concept === 'excess');

/** Changes values of the table: those of a kind, tariff and first period. */
async function changeValue(
  kind: string,
  tariff: string,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const { version } = (await admin.get('/api/parameters')).json;
  const values = [{ kind, tariff, period: 1, value: '7.5', isConfirmed: true }];
  const sent = { version, from, to, norm: 'una prueba', state: 'confirmed', values };
  expect((await admin.post('/api/parameters', sent)).status).toBe(201);
}

describe('a point of type 3 whose supplier changes after 15 January', () => {
  const large = contractOf({
    tariff: '6.1TD',
    powersKw: ['200', '200', '200', '200', '200', '200'],
    to: '2026-01-15',
  });
  const facts: Partial<SentBill> = {
    tariff: '6.1TD',
    powersKw: null,
    energyKwh: ['0', '0', '0', '0', '0', '0'],
    taxes: [{ ratePercent: '21', baseEur: '148.52', amountEur: '31.19' }],
    totalEur: '179.71',
    lines: [{ kind: 'excess', period: 1, amountEur: '148.52' }],
  };
  const first = { ...facts, from: '2025-12-31', to: '2026-01-15', issuedOn: '2026-02-02' };
  const second = { ...facts, from: '2026-01-15', to: '2026-01-31', issuedOn: '2026-02-03' };
  let next: string;
  beforeEach(async () => {
    point = await addPoint(admin, { pointType: 3, voltageKv: '20' });
    await addContract(admin, point, large);
    next = await addContract(admin, point, {
      ...large,
      from: '2026-01-16',
      to: '2026-12-31',
      supplier: 'Otra',
    });
  });

  /** 36 quarters of P1 at 210 kW up to the 15th, and 44 after: Y2 of the official texts. */
  const kwOf = (day: string, slot: number) => {
    const isFirst = slot >= 40 && slot < 49;
    const isSecond = slot >= 40 && slot < 51;
    const firstDays = ['2026-01-08', '2026-01-09', '2026-01-12', '2026-01-13'];
    const secondDays = ['2026-01-19', '2026-01-20', '2026-01-21', '2026-01-22'];
    const isOver = (firstDays.includes(day) && isFirst) || (secondDays.includes(day) && isSecond);
    return isOver ? 210 : 50;
  };
  const curve = { minutes: 15, from: '2026-01-01', to: '2026-01-31', kwOf } as const;

  it('pays its days of the excess of the whole month, in both bills', async () => {
    await addCurveDays(api, point, curve);
    const one = await addBill(admin, point, first);
    expect(excessIn(one)).toMatchObject({ state: 'notVerifiable' });
    const other = await addBill(admin, point, second);
    expect(excessIn(await find(one))).toMatchObject({ state: 'correct', computedEur: '148.52' });
    expect(excessIn(other)).toMatchObject({ computedEur: '158.43', differenceEur: '-9.91' });
    const { json } = await admin.get(
      `/api/bills/inputs?supplyPointId=${point}&from=2025-12-31&to=2026-01-15&billId=${one.id}`,
    );
    expect(json.supply.contracts).toHaveLength(2);
    expect(json.supply.curve.tenthsW).toHaveLength(31 * 96);
  });

  it('is verified again when what is beyond its days changes', async () => {
    await addCurveDays(api, point, { ...curve, to: '2026-01-15' });
    const bill = await addBill(admin, point, first);
    await addBill(admin, point, second);
    await find(bill);
    expect(await stateOf(bill)).not.toBe('pending');
    await addCurveDays(api, point, { ...curve, from: '2026-01-16' });
    expect(await stateOf(bill)).toBe('pending');
    expect(excessIn(await find(bill))).toMatchObject({ computedEur: '148.52' });
    const contracts = (await admin.get(`/api/points/${point}/contracts`)).json.rows;
    const { version } = contracts.find(({ id }: { id: string }) => id === next);
    const powersKw = ['205', '205', '205', '205', '205', '205'];
    const changed = { ...large, supplier: 'Otra', from: '2026-01-16', to: '2026-12-31', powersKw };
    await admin.put(`/api/contracts/${next}`, { ...changed, version });
    expect(await stateOf(bill)).toBe('pending');
    // 36 quarters of 10 kW: √3,600 × 3.431797 × 15 / 31.
    expect(excessIn(await find(bill))).toMatchObject({ computedEur: '99.63' });
  });

  it('has no excess that hours could verify', async () => {
    await addCurveDays(api, point, { ...curve, minutes: 60, kwOf: () => 210 });
    await addBill(admin, point, second);
    const bill = await addBill(admin, point, first);
    const excess = excessIn(bill);
    expect(excess).toMatchObject({ state: 'notVerifiable', computedEur: null });
    expect(excess?.why).toContain('la que consta es horaria');
    expect(bill.claimableEur).toBe('0.00');
  });
});

it('compares kWh and maxima with the curve', async () => {
  point = await addPoint(admin);
  await addContract(admin, point, contractOf());
  const bill = await addBill(admin, point, {
    tariff: '3.0TD',
    from: '2026-01-31',
    to: '2026-02-28',
    issuedOn: '2026-03-03',
    energyKwh: ['0', '1000', '0', '0', '0', '0'],
    powersKw: null,
    maxKw: ['20', '30', null, null, null, '20'],
  });
  await addCurveDays(api, point, { minutes: 15, from: '2026-02-01', to: '2026-02-28' });
  const { verification } = await find(bill);
  const said = Object.fromEntries(
    verification?.findings.map(({ code, message }) => [code, message]) ?? [],
  );
  expect(said.energyDiffers).toContain('P2 1.000 kWh y no');
  expect(said.maximumDiffers).toContain('P2 30 kW y no 1 kW');
});

it('says where the bill prints other days than there are', async () => {
  point = await pointToBill(admin);
  const bill = await addRightBill(admin, point, { printedDays: 31 });
  expect(bill).toMatchObject({ printedDays: 31, state: 'review' });
  expect(bill.verification.findings).toContainEqual(
    expect.objectContaining({ code: 'daysDiffer' }),
  );
  const right = await admin.post('/api/bills', { ...bill, printedDays: 0 });
  expect(right.status).not.toBe(201);
});

it('is old when a value of its contract’s tariff changes, whatever it prints', async () => {
  point = await addPoint(admin);
  await addContract(admin, point, contractOf({ tariff: '3.0TDVE' }));
  const bill = await addBill(admin, point, {
    tariff: '3.0TD',
    energyKwh: ['1', '1', '1', '1', '1', '1'],
    powersKw: null,
  });
  expect(await stateOf(bill)).not.toBe('pending');
  await changeValue('energyToll', '3.0TDVE', { from: '2026-06-10', to: '2026-06-10' });
  expect(await stateOf(bill)).toBe('pending');
});

describe('the last bill of a contract of less than a year', () => {
  const short = rightContract({
    from: '2026-02-01',
    to: '2026-06-30',
    plannedMonths: 5,
    energyPricesEurPerKwh: ['0.16', '0.12', '0.1'],
  });
  beforeEach(async () => {
    point = await addPoint(admin, { pointType: 5, powerControl: 'icp' });
    await addContract(admin, point, short);
  });

  it('has the tolls of all its days, in the form too', async () => {
    const bill = await addRightBill(admin, point);
    const refund = (found: Bill) =>
      found.verification?.lines.find(({ label }) => label.includes('Potencia P1'))?.calculation;
    expect(refund(bill)).toContain('150 / 365');
    await changeValue('powerToll', '2.0TD', { from: '2026-02-10', to: '2026-02-10' });
    expect(await stateOf(bill)).toBe('pending');
    expect(refund(await find(bill))).not.toBe(refund(bill));
    const { json } = await admin.get(
      `/api/bills/inputs?supplyPointId=${point}&from=2026-05-31&to=2026-06-30`,
    );
    const days = json.parameters
      .filter(
        ({ kind, value }: { kind: string; value: string }) =>
          kind === 'powerToll' && value === '7.5',
      )
      .map(({ from }: { from: string }) => from);
    expect(days).toContain('2026-02-10');
  });
});
