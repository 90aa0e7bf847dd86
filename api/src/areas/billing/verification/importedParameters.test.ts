import type { Parameter } from '@vatio/contracts/user/parameters';
import { sql } from 'kysely';
import { billingApi } from '../../../../test/apis/billing';
import { addBill } from '../../../../test/fixtures/bills';
import { addClaim, addWrongBill } from '../../../../test/fixtures/claims';
import { addRightBill, pointToBill } from '../../../../test/fixtures/rightBills';
import { actOnStudy, calculateStudy, pointWith } from '../../../../test/fixtures/studies';
import { sheetOf, sheetRowOf } from '../../../../test/parameters';
import { addStudy } from '../../../../test/supply';

const api = billingApi.after2026();
const admin = api.caller({ role: 'admin' });

/** The tolls of energy of 2.0TD of 2026, 3 % more. */
async function sheetOfTolls() {
  const { rows } = (await admin.get('/api/parameters?kind=energyToll&tariff=2.0TD&year=2026')).json;
  return rows.map((row: Parameter) =>
    sheetRowOf({ ...row, value: (Number(row.value) * 1.03).toFixed(6) }),
  );
}
const check = async (rows: string[][]) =>
  (await admin.post('/api/parameters/imports', sheetOf(rows))).json;
async function importIt(rows: string[][]): Promise<number> {
  const { version } = await check(rows);
  const sent = sheetOf(rows, { dryRun: false, version });
  const { status, json } = await admin.post('/api/parameters/imports', sent);
  expect(status).toBe(200);
  return Number(json.importId);
}
const undo = (version: number) => admin.post(`/api/parameters/versions/${version}/undo`);
const stateOf = async (id: string) =>
  (await api.db.selectFrom('bills').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state;

it('counts the bills and studies that change, and never those that are presented or claimed', async () => {
  const point = await pointToBill(admin);
  const bill = await addRightBill(admin, point);
  const claimed = await addWrongBill(admin, await pointToBill(admin));
  const claim = await addClaim(admin, [claimed.id]);
  const open = await addStudy(admin, await pointWith(admin, 12));
  await calculateStudy(admin, open, 1);
  const presented = await addStudy(admin, await pointWith(admin, 12));
  await calculateStudy(admin, presented, 1);
  await actOnStudy(admin, presented, 2, 'present');
  const before = {
    claim: (await admin.get(`/api/claims/${claim.id}`)).json,
    study: (await admin.get(`/api/studies/${presented}`)).json,
  };

  const rows = await sheetOfTolls();
  const { impact } = await check(rows);
  expect(impact.bills).toBeGreaterThanOrEqual(2);
  const { tariff } = (await admin.get(`/api/studies/${open}/calculations/1`)).json.snapshot;
  expect(impact.studies).toBe(tariff === '2.0TD' ? 1 : 0);
  const of = async (query: string) => (await admin.get(`/api/parameters/impact?${query}`)).json;
  expect(await of(`tariff=${tariff}&from=2026-01-01&to=2026-12-31`)).toMatchObject({ studies: 1 });
  expect(await of('from=2031-01-01')).toEqual({ bills: 0, studies: 0 });
  expect(await stateOf(bill.id)).toBe('correct');

  const version = await importIt(rows);
  expect(await stateOf(bill.id)).toBe('pending');
  expect((await admin.get(`/api/bills/${bill.id}`)).json.state).not.toBe('pending');
  expect((await admin.get(`/api/claims/${claim.id}`)).json).toEqual(before.claim);
  expect((await admin.get(`/api/studies/${presented}`)).json).toEqual(before.study);

  await undo(version);
  expect(await stateOf(bill.id)).toBe('pending');
  expect((await admin.get(`/api/bills/${bill.id}`)).json.state).toBe('correct');
  expect((await admin.get(`/api/claims/${claim.id}`)).json).toEqual(before.claim);
  expect((await admin.get(`/api/studies/${presented}`)).json).toEqual(before.study);
});

describe('values that only the import brought', () => {
  const of2027 = async () => {
    const rows = await sheetOfTolls();
    return rows.map((row: string[]) => row.with(3, '2027-01-01').with(4, '2027-12-31'));
  };
  const billOf2027 = async () =>
    addBill(admin, await pointToBill(admin), {
      from: '2026-12-31',
      to: '2027-01-31',
      issuedOn: '2027-02-02',
    });

  it('are taken from the bills that were verified with them', async () => {
    const version = await importIt(await of2027());
    const bill = await billOf2027();
    expect((await admin.get(`/api/bills/${bill.id}`)).json.state).not.toBe('pending');
    await undo(version);
    expect(await stateOf(bill.id)).toBe('pending');
  });

  it('touch what was verified with them before they were taken back', async () => {
    const bill = await billOf2027();
    const other = await addRightBill(admin, await pointToBill(admin));
    const version = await importIt(await of2027());
    await undo(version);
    const touched = async (id: string, since: number) => {
      const { rows } = await sql<{ touched: boolean }>`
        select bill_touched_since(${since}, bills) as touched from bills where id = ${id}`.execute(
        api.db,
      );
      return rows[0]?.touched;
    };
    expect(await touched(bill.id, version)).toBe(true);
    expect(await touched(bill.id, version + 1)).toBe(false);
    expect(await touched(other.id, version)).toBe(false);
  });
});
