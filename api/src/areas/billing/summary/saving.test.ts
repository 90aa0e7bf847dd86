import type { StudySaving } from '@vatio/contracts/billing/summaries';
import { type BillInput, computeBill } from '@vatio/energy/bill';
import { defaultParameters } from '@vatio/energy/parameters';
import { billingApi } from '../../../../test/apis/billing';
import type { Caller } from '../../../../test/calls/caller';
import { addBill, type SentBill } from '../../../../test/fixtures/bills';
import { actOnStudy, calculateStudy, monthReading } from '../../../../test/fixtures/studies';
import { addContract, addPoint, addReading, addStudy, contractOf } from '../../../../test/supply';

const api = billingApi.shared();
const oldPowers = ['40', '40', '40', '40', '40', '45'];
const may = { from: '2026-04-30', to: '2026-05-31', issuedOn: '2026-06-02' };
const table = defaultParameters();
const none = { bills: 0, days: 0, expectedEur: '0.00', billedEur: '0.00', wouldBeEur: '0.00' };
let admin: Caller;
let reader: Caller;
beforeAll(async () => {
  api.clock.advance({ seconds: 100 * 24 * 60 * 60 });
  admin = await api.addCaller({ role: 'admin' });
  reader = await api.addCaller({ role: 'reader' });
});

/** V-OPT-1 from April 2025 to March 2026. */
async function pointWithYear(): Promise<string> {
  const point = await addPoint(admin);
  const days = { from: '2025-04-01', to: '2026-03-31' };
  await addContract(admin, point, contractOf({ ...days, powersKw: oldPowers }));
  for (let month = 1; month <= 12; month += 1) {
    const reading = monthReading(month);
    const [from, to] = [reading.from, reading.to].map((day) =>
      month < 4 ? day : day.replace('2026', '2025'),
    );
    await addReading(admin, point, { ...reading, from: from ?? '', to: to ?? '' });
  }
  return point;
}

/** Accepted on 25 April 2026, the day of the test's clock. */
async function acceptStudy(point: string, analyses: readonly string[] = ['power']) {
  const facts = { firstMonth: '2025-04', analyses: analyses as never };
  const id = await addStudy(admin, point, facts);
  const { json } = await calculateStudy(admin, id, 1);
  await actOnStudy(admin, id, json.version, 'present');
  return (await actOnStudy(admin, id, json.version + 1, 'accept')).json;
}

const reading = monthReading(5);
/** The cost of May with some powers: as a supplier prints it, and the total of powers and excesses. */
function mayWith(powersKw: readonly string[]) {
  const input: BillInput = {
    tariff: '3.0TD',
    territory: 'peninsula',
    pointType: 4,
    powerControl: 'maximeter',
    use: 'general',
    readings: may,
    accruedOn: may.issuedOn,
    powersKw,
    powerPrice: { kind: 'regulated' },
    energyKwh: reading.energyKwh,
    energyPrice: {
      eurPerKwh: ['0.161234', '0.15', '0.14', '0.13', '0.12', '0.11'],
      includesAtr: true,
    },
    maximetersKw: reading.maxKw ?? [],
    socialBonus: 'none',
  };
  const lines = computeBill(input, table).lines.filter(
    ({ concept }) => concept === 'power' || concept === 'excess',
  );
  const cents = lines.reduce((sum, { amountEur }) => sum + Math.round(Number(amountEur) * 100), 0);
  const printed = lines.map(({ concept, period, label, amountEur }) => ({
    kind: concept as 'power' | 'excess',
    period,
    text: label,
    amountEur: amountEur ?? '0',
  }));
  return { cents, printed };
}

const addMay = (point: string, powersKw: readonly string[], facts: Partial<SentBill> = {}) =>
  addBill(admin, point, {
    ...may,
    tariff: '3.0TD',
    energyKwh: reading.energyKwh,
    powersKw: [...powersKw],
    maxKw: reading.maxKw,
    lines: [...mayWith(powersKw).printed, { kind: 'energy', amountEur: '180' }],
    taxes: [{ ratePercent: '21', baseEur: '300', amountEur: '63' }],
    totalEur: '363',
    ...facts,
  });

const savingOf = async (point: string): Promise<StudySaving> =>
  (await reader.get(`/api/bills/saving?supplyPointId=${point}`)).json;

it('compares a bill with what it would be under the contract of the accepted study', async () => {
  const point = await pointWithYear();
  const study = await acceptStudy(point);
  const { powersKw } = study.calculation.result.optimum;
  const { id } = await addMay(point, powersKw);
  const [before, after] = [mayWith(oldPowers).cents, mayWith(powersKw).cents];
  expect(before).toBeGreaterThan(after);

  const { study: told, rows, sums } = await savingOf(point);
  expect(told).toEqual({
    id: study.id,
    code: study.code,
    acceptedOn: '2026-04-25',
    concepts: ['power', 'excess'],
    expectedEur: study.savingEur,
  });
  const expected = {
    days: 31,
    expectedEur: ((Math.round(Number(study.savingEur) * 100) * 31) / 365 / 100).toFixed(2),
    billedEur: (after / 100).toFixed(2),
    wouldBeEur: (before / 100).toFixed(2),
    savedEur: ((before - after) / 100).toFixed(2),
  };
  expect(rows).toEqual([expect.objectContaining({ id, ...expected, why: null })]);
  expect(sums).toEqual({ bills: 1, ...expected });
});

it('has nothing saved while the powers are the old ones', async () => {
  const point = await pointWithYear();
  await acceptStudy(point);
  await addMay(point, oldPowers);
  expect((await savingOf(point)).rows[0]?.savedEur).toBe('0.00');
});

it('leaves out bills of before, of another tariff, and those that do not count', async () => {
  const point = await pointWithYear();
  await acceptStudy(point);
  await addMay(point, oldPowers, { from: '2025-12-31', to: '2026-01-31' });
  const june = { from: '2026-05-31', to: '2026-06-30' };
  await addMay(point, oldPowers, { ...june, number: 'X-1' });
  await addMay(point, oldPowers, { ...june, kind: 'cancels', rectifies: 'X-1', totalEur: '-363' });
  await addBill(admin, point);
  const { rows, sums } = await savingOf(point);
  expect(rows).toEqual([
    expect.objectContaining({
      wouldBeEur: null,
      savedEur: null,
      why: 'La factura es de 2.0TD y el estudio, de 3.0TD.',
    }),
  ]);
  expect(sums).toMatchObject(none);
});

it('says what is missing of a bill', async () => {
  const point = await pointWithYear();
  await acceptStudy(point);
  await addMay(point, oldPowers, { from: '2026-12-31', to: '2027-01-31', issuedOn: '2027-02-02' });
  const [bill] = (await savingOf(point)).rows;
  expect(bill?.savedEur).toBe(null);
  expect(bill?.why).toMatch(/2027/);
});

it('has no study where none was accepted, or it looked into no saving', async () => {
  const point = await pointWithYear();
  expect(await savingOf(point)).toEqual({
    study: null,
    rows: [],
    sums: { ...none, savedEur: '0.00' },
  });
  await acceptStudy(point, ['curve']);
  expect((await savingOf(point)).study).toBe(null);
});

it('knows no saving of a point that there is not', async () => {
  const lost = '01890000-0000-7000-8000-000000000000';
  expect((await reader.get(`/api/bills/saving?supplyPointId=${lost}`)).status).toBe(404);
  expect((await reader.get('/api/bills/saving')).status).toBe(422);
});
