import type { BillRow } from '@vatio/contracts/billing/bills';
import { billingApi } from '../../../../test/apis/billing';
import { addBill } from '../../../../test/fixtures/bills';
import { addClient, addPoint, cupsOf } from '../../../../test/supply';

const api = billingApi.after2026();
const cups = { oven: cupsOf(778_001), shop: cupsOf(778_002), mill: cupsOf(778_003) };
const admin = api.caller({ role: 'admin' });
const reader = api.caller({ role: 'reader' });
let bakery: string;
let points: Record<keyof typeof cups, string>;

beforeAll(async () => {
  bakery = await addClient(admin, { name: 'Ágora Panaderos' });
  const millers = await addClient(admin, { name: 'Molinos del Ñu' });
  points = {
    oven: await addPoint(admin, { clientId: bakery, cups: cups.oven, alias: 'Horno' }),
    shop: await addPoint(admin, { clientId: bakery, cups: cups.shop, alias: 'Tienda' }),
    mill: await addPoint(admin, { clientId: millers, cups: cups.mill, alias: '' }),
  };
  const may = { from: '2026-04-30', to: '2026-05-31', issuedOn: '2026-06-02' };
  await addBill(admin, points.oven, { number: 'C-1', totalEur: '61.13' });
  await addBill(admin, points.oven, { ...may, number: 'C-2', totalEur: '100' });
  await addBill(admin, points.shop, { ...may, number: 'a-9', totalEur: '20', supplier: 'Sol SL' });
  const none = { energyKwh: ['0', '0', '0'], totalEur: '5.5', supplier: 'SOL, S.L.' };
  await addBill(admin, points.mill, { ...none, number: 'B 3', issuedOn: '2026-07-09' });
  const { id, version } = await addBill(admin, points.mill, { number: 'BORRADA' });
  await admin.post(`/api/bills/${id}/delete`, { version });
  // States as verifying leaves them.
  await api.db
    .updateTable('bills')
    .set({ state: 'pending', computed_eur: null, difference_eur: null, claimable_eur: null })
    .execute();
  await api.db
    .updateTable('bills')
    .set({ state: 'claimable', computed_eur: '90', difference_eur: '10', claimable_eur: '9.5' })
    .where('number', '=', 'C-2')
    .execute();
  await api.db
    .updateTable('bills')
    .set({ state: 'inFavour', computed_eur: '22', difference_eur: '-2', claimable_eur: '0' })
    .where('number', '=', 'a-9')
    .execute();
});

const list = async (query: string) => (await reader.get(`/api/bills?${query}`)).json;
const numbers = async (query: string): Promise<string[]> =>
  (await list(query)).rows.map(({ number }: BillRow) => number);

it('lists those that are asked for by their ids', async () => {
  const { rows }: { rows: BillRow[] } = await list('sort=number');
  const [first, , third] = rows.map(({ id }) => id);
  expect(await numbers(`sort=-number&ids=${first},${third}`)).toEqual(['C-1', 'a-9']);
  expect((await reader.get('/api/bills?ids=1,2')).status).toBe(422);
});

it.each([
  ['issued', ['C-2', 'a-9', 'C-1', 'B 3']],
  ['-issued', ['B 3', 'C-1', 'a-9', 'C-2']],
  ['period', ['C-2', 'a-9', 'C-1', 'B 3']],
  ['number', ['a-9', 'B 3', 'C-1', 'C-2']],
  ['supplier', ['C-1', 'C-2', 'a-9', 'B 3']],
  ['client', ['C-1', 'C-2', 'a-9', 'B 3']],
  ['-cups', ['B 3', 'a-9', 'C-2', 'C-1']],
  ['kwh', ['B 3', 'C-1', 'C-2', 'a-9']],
  ['-total', ['C-2', 'C-1', 'a-9', 'B 3']],
  ['price', ['a-9', 'C-1', 'C-2', 'B 3']],
  ['-price', ['C-2', 'C-1', 'a-9', 'B 3']],
  ['-difference', ['C-2', 'a-9', 'B 3', 'C-1']],
  ['claimable', ['a-9', 'C-2', 'C-1', 'B 3']],
])('sorts by %s', async (sort, expected) => {
  expect(await numbers(`sort=${sort}`)).toEqual(expected);
});

it('filters', async () => {
  expect(await numbers(`clientId=${bakery}`)).toEqual(['C-2', 'a-9', 'C-1']);
  expect(await numbers(`supplyPointId=${points.oven}`)).toEqual(['C-2', 'C-1']);
  expect(await numbers('supplier=SOL')).toEqual(['a-9', 'B 3']);
  expect(await numbers('month=2026-05')).toEqual(['C-2', 'a-9']);
  expect(await numbers('state=pending')).toEqual(['C-1', 'B 3']);
  expect(await numbers('fromEur=20&toEur=61.13')).toEqual(['a-9', 'C-1']);
  expect(await numbers('fromEurPerKwh=0.2')).toEqual(['C-2', 'C-1']);
  expect(await numbers('toEurPerKwh=0.203428&state=pending')).toEqual(['C-1']);
  expect(await numbers('fromEur=20&toEur=10')).toEqual([]);
});

it('searches by number, CUPS, alias and client', async () => {
  expect(await numbers('q=c-')).toEqual(['C-2', 'C-1']);
  expect(await numbers('q=b3')).toEqual(['B 3']);
  expect(await numbers(`q=${cups.shop}0F`)).toEqual(['a-9']);
  expect(await numbers('q=horno')).toEqual(['C-2', 'C-1']);
  expect(await numbers('q=agora%20tienda')).toEqual(['a-9']);
  expect(await numbers('q=%25')).toEqual([]);
});

it('pages', async () => {
  const page = await list('sort=number&pageSize=2&page=2');
  expect(page.total).toBe(4);
  expect(page.rows.map(({ number }: BillRow) => number)).toEqual(['C-1', 'C-2']);
  expect((await list('q=c-&pageSize=1&page=2')).total).toBe(2);
  expect((await list('page=9')).rows).toEqual([]);
});

it('adds up what is filtered, and counts every state for the chips', async () => {
  const { json } = await reader.get(`/api/bills/totals?clientId=${bakery}&state=claimable`);
  expect(json).toEqual({
    states: [
      { state: 'pending', bills: 1 },
      { state: 'correct', bills: 0 },
      { state: 'inFavour', bills: 1 },
      { state: 'review', bills: 0 },
      { state: 'notVerifiable', bills: 0 },
      { state: 'claimable', bills: 1 },
    ],
    bills: 1,
    billedEur: '100.00',
    kwh: '300.500',
    computed: { bills: 1, billedEur: '100.00', computedEur: '90.00' },
    claimableEur: '9.50',
    recoveredEur: '0.00',
  });
  expect((await reader.get('/api/bills/totals')).json).toMatchObject({
    bills: 4,
    billedEur: '186.63',
    kwh: '901.500',
    computed: { bills: 2, billedEur: '120.00', computedEur: '112.00' },
    claimableEur: '9.50',
  });
  expect((await reader.get('/api/bills/totals?q=nada')).json.billedEur).toBe('0.00');
});

it('names the suppliers, each once, with the days of their bills', async () => {
  const days = { firstDay: '2026-05-31', lastDay: '2026-06-30' };
  expect((await reader.get('/api/bills/suppliers')).json.rows).toEqual([
    { supplier: 'Comercializadora Uno', bills: 2, ...days },
    { supplier: 'SOL, S.L.', bills: 2, ...days },
  ]);
});

it.each([
  'state=lost',
  'month=2026-13',
  'fromEur=poco',
  'toEurPerKwh=0.1234567',
  'sort=iban',
  'clientId=1',
  'iban=1',
])('refuses the query %s', async (query) => {
  expect((await reader.get(`/api/bills?${query}`)).status).toBe(422);
});

it('names the clients that have bills, and the points of one of them', async () => {
  const { rows: clients } = (await reader.get('/api/bills/clients')).json;
  expect(clients).toEqual([
    { id: bakery, name: 'Ágora Panaderos' },
    { id: expect.any(String), name: 'Molinos del Ñu' },
  ]);
  const { rows } = (await reader.get(`/api/bills/points?clientId=${bakery}`)).json;
  expect(rows).toEqual([
    { id: points.oven, alias: 'Horno', cups: cups.oven },
    { id: points.shop, alias: 'Tienda', cups: cups.shop },
  ]);
  expect((await reader.get('/api/bills/points')).status).toBe(422);
});
