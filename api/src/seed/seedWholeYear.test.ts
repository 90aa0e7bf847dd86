import type { Bill, BillRow } from '@vatio/contracts/billing/bills';
import type { ClaimListAnswer, ClaimRow } from '@vatio/contracts/billing/claims/claims';
import type { StudyRow } from '@vatio/contracts/energy-analysis/studies';
import { wholeApi } from '../../test/apis/whole';
import type { Caller } from '../../test/calls/caller';
import { seedUsers } from './seed';
import { seedSupply } from './seedSupply';

const api = wholeApi.shared();
const log = { info: jest.fn(), warn: jest.fn() };

let reader: Caller;
beforeAll(async () => {
  // All values of the twelve months are known by then: until October 2026.
  api.clock.advance({ seconds: 300 * 24 * 60 * 60 });
  await seedUsers(api.db, { demoData: true, admin: undefined }, log);
  await seedSupply(api.db, api.clock.now, log);
  reader = await api.addCaller({ role: 'reader' });
});
const readBills = async () => (await reader.get('/api/bills?sort=number&pageSize=100')).json.rows;

/** The errors found in a bill: its wrong lines by label, and the codes of its findings. */
type VerifiedLine = NonNullable<Bill['verification']>['lines'][number];

function foundIn({ verification }: Bill) {
  const isOff = ({ state, adding }: VerifiedLine) =>
    adding ? !adding.closes : state !== 'correct';
  const wrong = verification?.lines.filter(isOff) ?? [];
  return {
    lines: [...new Set(wrong.map(({ concept }) => concept))],
    codes: verification?.findings.map(({ code }) => code) ?? [],
    why: wrong.map(({ why }) => why).join(' '),
  };
}

it('gives the demo points a year of bills: right, but for four errors of different kinds, which are found', async () => {
  const rows = await readBills();
  const numbersOf = (alias: string) =>
    rows.filter((row: BillRow) => row.alias === alias).map(({ number }: BillRow) => number);
  expect(numbersOf('Tienda')).toHaveLength(12);
  expect(numbersOf('Obrador')).toHaveLength(12);
  // Its last month has no reading yet.
  expect(numbersOf('Molino')).toHaveLength(11);

  const wrong = rows.filter(({ state }: BillRow) => state !== 'correct');
  expect(wrong.map(({ number, state }: BillRow) => [number, state])).toEqual([
    ['CD-O-2026-02', 'claimable'],
    ['CD-O-2026-07', 'claimable'],
    ['CU-T-2026-03', 'claimable'],
    ['CU-T-2026-07', 'claimable'],
  ]);
  const found = [];
  for (const { id } of wrong) found.push(foundIn((await reader.get(`/api/bills/${id}`)).json));
  expect(found).toEqual([
    { lines: ['energy'], codes: ['energyPriceDiffers'], why: expect.stringContaining('sobran') },
    { lines: ['excess'], codes: [], why: expect.stringContaining('el factor 2 de los excesos') },
    { lines: ['tax'], codes: ['taxRate'], why: expect.stringContaining('se aplica el 21 %') },
    { lines: ['power'], codes: ['powersDiffer'], why: expect.stringContaining('sobran') },
  ]);
});

it('claims what two of them are wrong in: one that was accepted, one open', async () => {
  const claims: ClaimListAnswer = (await reader.get('/api/claims')).json;
  expect(claims.rows).toMatchObject([
    // The refund falls in this month.
    { state: 'accepted', firstBill: 'CD-O-2026-02', billCount: 1, recoveredOn: '2026-11-08' },
    { state: 'open', firstBill: 'CU-T-2026-03', billCount: 1, recoveredEur: null },
  ]);
  const [{ clientId, claimedEur, recoveredEur }, open] = claims.rows as [ClaimRow, ClaimRow];
  expect(recoveredEur).toBe(claimedEur);
  const admin = await api.addCaller({ role: 'admin' });
  const days = 'from=2026-11-01&to=2026-11-30';
  const { clients } = (await admin.get(`/api/hours/summary?${days}`)).json;
  expect(clients).toMatchObject([{ client: { id: clientId }, recoveredEur }]);
  const rows = await readBills();
  const claimable = rows.find(({ number }: BillRow) => number === 'CU-T-2026-03').claimableEur;
  expect(open.amountEur).toBe(claimable);
});

it('gives each point a study: one with a saving that was presented, one calculated, one to begin; and a portfolio of all', async () => {
  const { json } = await reader.get('/api/studies?sort=code');
  const found = json.rows.map(({ alias, state }: StudyRow) => [alias, state]);
  expect(found).toEqual([
    ['Tienda', 'calculated'],
    ['Obrador', 'presented'],
    ['Molino', 'draft'],
  ]);
  expect(Number(json.rows[1].savingEur)).toBeGreaterThan(200);
  const offers = await reader.get(`/api/studies/${json.rows[1].id}/offers`);
  expect(offers.json.rows).toHaveLength(3);
  expect(Number(offers.json.saving.savingEur)).toBeGreaterThan(0);

  const { rows } = (await reader.get('/api/portfolios')).json;
  expect(rows).toMatchObject([{ state: 'done', clients: 1, points: 3 }]);
  const points = (await reader.get(`/api/portfolios/${rows[0].id}/points`)).json.rows;
  const bakery = points.find(({ alias }: { alias: string }) => alias === 'Obrador');
  expect(bakery).toMatchObject({ confidence: 'complete', study: { state: 'presented' } });
});
