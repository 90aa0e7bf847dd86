import type { ClaimRow } from '@vatio/contracts/billing/claims/claims';
import { billingApi } from '../../../../test/apis/billing';
import { addClaim, addWrongBill } from '../../../../test/fixtures/claims';
import { rightContract } from '../../../../test/fixtures/rightBills';
import { addClient, addContract, addPoint, cupsOf } from '../../../../test/supply';

// Today is 15-01-2027.
const api = billingApi.after2026();
const cups = { oven: cupsOf(779_001), mill: cupsOf(779_002), cellar: cupsOf(779_003) };
const admin = api.caller({ role: 'admin' });
const reader = api.caller({ role: 'reader' });
let bakery: string;
let firstBill: string;

beforeAll(async () => {
  bakery = await addClient(admin, { name: 'Ágora Panaderos' });
  const unclaiming = await addClient(admin, { name: 'Bodegas sin nada' });
  const millers = await addClient(admin, { name: 'Molinos del Ñu' });
  const pointOf = async (clientId: string, own: string) => {
    const facts = { clientId, cups: own, alias: '', pointType: 5, powerControl: 'icp' } as const;
    const point = await addPoint(admin, facts);
    await addContract(admin, point, rightContract());
    return point;
  };
  const [oven, mill] = [await pointOf(bakery, cups.oven), await pointOf(millers, cups.mill)];
  const bills = [
    await addWrongBill(admin, oven, { number: 'C-1', supplier: 'Sol, S.L.' }),
    await addWrongBill(admin, oven, {
      number: 'C-2',
      from: '2026-01-31',
      to: '2026-02-28',
      issuedOn: '2026-03-03',
    }),
    await addWrongBill(admin, mill, { number: 'B 3' }),
    await addWrongBill(admin, mill, {
      number: 'B 4',
      from: '2026-01-31',
      to: '2026-02-28',
      issuedOn: '2026-03-03',
    }),
  ];
  firstBill = bills[0].id;
  const add = (at: number, sentOn: string, companyReference = '') =>
    addClaim(admin, [bills[at].id], { sentOn, interestOn: sentOn, companyReference });
  await add(0, '2026-12-01');
  await add(1, '2026-12-28', 'AB/77');
  await add(2, '2027-01-14');
  const settled = await add(3, '2026-11-02');
  await admin.post(`/api/claims/${settled.id}/settle`, {
    outcome: 'partial',
    recoveredEur: '5.5',
    recoveredOn: '2027-01-02',
    version: 1,
  });
  const cellar = await pointOf(unclaiming, cups.cellar);
  const deleted = await addClaim(admin, [
    (await addWrongBill(admin, cellar, { number: 'B 5', issuedOn: '2026-02-07' })).id,
  ]);
  await admin.post(`/api/claims/${deleted.id}/delete`, { version: 1 });
});

const list = async (query: string) => (await reader.get(`/api/claims?${query}`)).json;
const bills = async (query: string): Promise<string[]> =>
  (await list(query)).rows.map((row: ClaimRow) => row.firstBill);

it('shows what is asked for, by when, and what came back', async () => {
  const [row] = (await list('q=B4')).rows;
  expect(row).toMatchObject({
    reference: 'R-0004',
    state: 'partial',
    clientName: 'Molinos del Ñu',
    billCount: 1,
    firstBill: 'B 4',
    sentOn: '2026-11-02',
    claimedEur: '12.72',
    recoveredEur: '5.50',
    recoveredOn: '2027-01-02',
  });
});

it.each([
  ['sent', ['B 4', 'C-1', 'C-2', 'B 3']],
  ['-sent', ['B 3', 'C-2', 'C-1', 'B 4']],
  ['number', ['C-1', 'C-2', 'B 3', 'B 4']],
  ['-client', ['B 4', 'B 3', 'C-2', 'C-1']],
  ['answerBy', ['B 4', 'C-1', 'C-2', 'B 3']],
  ['-recovered', ['B 4', 'B 3', 'C-2', 'C-1']],
])('sorts by %s', async (sort, expected) => {
  const found = await bills(`sort=${sort}`);
  const isTied = sort === '-client' || sort === '-recovered';
  expect(isTied ? found.toSorted() : found).toEqual(isTied ? expected.toSorted() : expected);
  expect(found[0]?.charAt(0)).toBe(expected[0]?.charAt(0));
});

it('filters', async () => {
  expect(await bills(`clientId=${bakery}`)).toEqual(['C-1', 'C-2']);
  expect(await bills('supplier=SOL')).toEqual(['C-1']);
  expect(await bills('state=partial')).toEqual(['B 4']);
  // 22-12-2026 and 20-01-2027.
  expect(await bills('due=overdue')).toEqual(['C-1']);
  expect(await bills('due=soon')).toEqual(['C-2']);
  expect(await bills('due=soon&state=partial')).toEqual([]);
  expect(await bills(`billId=${firstBill}`)).toEqual(['C-1']);
});

it('names the clients that have a claim, each once', async () => {
  const { rows } = (await reader.get('/api/claims/clients')).json;
  expect(rows.map(({ name }: { name: string }) => name)).toEqual([
    'Ágora Panaderos',
    'Molinos del Ñu',
  ]);
  expect(rows[0].id).toBe(bakery);
});

it('searches by reference, bill, CUPS and client', async () => {
  expect(await bills('q=r-0002')).toEqual(['C-2']);
  expect(await bills('q=ab/77')).toEqual(['C-2']);
  expect(await bills('q=b3')).toEqual(['B 3']);
  expect(await bills(`q=${cups.oven}`)).toEqual(['C-1', 'C-2']);
  expect(await bills('q=agora')).toEqual(['C-1', 'C-2']);
  expect(await bills('q=%25')).toEqual([]);
});

it('pages', async () => {
  const page = await list('pageSize=3&page=2');
  expect([page.total, page.rows.length]).toEqual([4, 1]);
});

it('adds up what is filtered, and counts states and deadlines for the chips', async () => {
  expect((await reader.get('/api/claims/totals')).json).toEqual({
    states: [
      { state: 'open', claims: 3 },
      { state: 'accepted', claims: 0 },
      { state: 'partial', claims: 1 },
      { state: 'rejected', claims: 0 },
    ],
    dues: [
      { due: 'overdue', claims: 1 },
      { due: 'soon', claims: 1 },
    ],
    claims: 4,
    claimedEur: '50.88',
    recoveredEur: '5.50',
    openEur: '38.16',
  });
  expect((await reader.get('/api/claims/totals?state=partial')).json).toMatchObject({
    claims: 1,
    claimedEur: '12.72',
    openEur: '0.00',
  });
});

it.each(['state=lost', 'due=never', 'sort=iban', 'clientId=1', 'iban=1'])(
  'refuses the query %s',
  async (query) => {
    expect((await reader.get(`/api/claims?${query}`)).status).toBe(422);
  },
);
