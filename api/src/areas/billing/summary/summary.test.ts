import type { BillSummary } from '@vatio/contracts/billing/summaries';
import { billingApi } from '../../../../test/apis/billing';
import { addBill } from '../../../../test/fixtures/bills';
import { addClient, addPoint, cupsOf } from '../../../../test/supply';

const api = billingApi.after2026();
const mill = cupsOf(779_003);
const admin = api.caller({ role: 'admin' });
const reader = api.caller({ role: 'reader' });
let bakery: string;
let oven: string;

beforeAll(async () => {
  bakery = await addClient(admin, { name: 'Ágora Panaderos' });
  const millers = await addClient(admin, { name: 'Molinos del Ñu' });
  oven = await addPoint(admin, { clientId: bakery, cups: cupsOf(779_001), alias: 'Horno' });
  const shop = await addPoint(admin, { clientId: bakery, cups: cupsOf(779_002), alias: 'Tienda' });
  const nameless = await addPoint(admin, { clientId: millers, cups: mill, alias: '' });
  const may = { from: '2026-04-30', to: '2026-05-31', issuedOn: '2026-06-02' };
  await addBill(admin, oven, { number: 'C-1', totalEur: '61.13' });
  await addBill(admin, oven, { ...may, number: 'C-2', totalEur: '100' });
  await addBill(admin, shop, { ...may, number: 'A-9', totalEur: '20', supplier: 'Sol SL' });
  const none = { energyKwh: ['0', '0', '0'], totalEur: '5.5', supplier: 'SOL, S.L.' };
  await addBill(admin, nameless, { ...none, number: 'B-3' });
  // Two that are in no sum.
  const july = { from: '2026-06-30', to: '2026-07-31', issuedOn: '2026-08-03' };
  await addBill(admin, nameless, { ...july, number: 'B-4' });
  const cancelling = { kind: 'cancels', rectifies: 'B-4', totalEur: '-61.13' } as const;
  await addBill(admin, nameless, { ...july, ...cancelling, number: 'B-5' });
  const { id, version } = await addBill(admin, nameless, { number: 'BORRADA' });
  await admin.post(`/api/bills/${id}/delete`, { version });
  // States as verifying leaves them.
  const pending = { computed_eur: null, difference_eur: null, claimable_eur: null };
  await api.db
    .updateTable('bills')
    .set({ state: 'pending', ...pending })
    .execute();
  await api.db
    .updateTable('bills')
    .set({ state: 'claimable', computed_eur: '90', difference_eur: '10', claimable_eur: '9.5' })
    .where('number', '=', 'C-2')
    .execute();
});

const summary = async (query: string): Promise<BillSummary> =>
  (await reader.get(`/api/bills/summary?${query}`)).json;
const namesOf = async (query: string) => (await summary(query)).rows.map(({ name }) => name);

it('adds up bills by month, and all of them', async () => {
  expect(await summary('by=month')).toEqual({
    total: 2,
    rows: [
      {
        key: '2026-05',
        name: '2026-05',
        cups: null,
        clientName: null,
        bills: 2,
        kwh: '601.000',
        billedEur: '120.00',
        eurPerKwh: '0.199667',
        computed: { bills: 1, billedEur: '100.00', computedEur: '90.00' },
        differenceEur: '10.00',
        claimableEur: '9.50',
        claimedEur: '0.00',
        recoveredEur: '0.00',
      },
      expect.objectContaining({
        key: '2026-06',
        bills: 2,
        billedEur: '66.63',
        kwh: '300.500',
        computed: { bills: 0, billedEur: '0.00', computedEur: '0.00' },
      }),
    ],
    sums: {
      bills: 4,
      kwh: '901.500',
      billedEur: '186.63',
      eurPerKwh: '0.207022',
      computed: { bills: 1, billedEur: '100.00', computedEur: '90.00' },
      differenceEur: '10.00',
      claimableEur: '9.50',
      claimedEur: '0.00',
      recoveredEur: '0.00',
    },
  });
});

it('adds up by client, by point and by supplier', async () => {
  expect((await summary('by=client')).rows).toMatchObject([
    { key: bakery, name: 'Ágora Panaderos', bills: 3, billedEur: '181.13', cups: null },
    { name: 'Molinos del Ñu', bills: 1, billedEur: '5.50', eurPerKwh: null },
  ]);
  expect((await summary('by=point')).rows).toMatchObject([
    { key: oven, name: 'Horno', clientName: 'Ágora Panaderos', billedEur: '161.13' },
    { name: 'Tienda', billedEur: '20.00' },
    { name: mill, cups: mill, clientName: 'Molinos del Ñu', billedEur: '5.50' },
  ]);
  // Spelt in two ways, the last one is shown.
  expect((await summary('by=supplier')).rows).toMatchObject([
    { name: 'Comercializadora Uno', bills: 2, billedEur: '161.13' },
    { key: 'SOL, S.L.', name: 'SOL, S.L.', bills: 2, billedEur: '25.50' },
  ]);
});

it.each([
  ['-name', ['2026-06', '2026-05']],
  ['-billed', ['2026-05', '2026-06']],
  ['billed', ['2026-06', '2026-05']],
  ['-kwh', ['2026-05', '2026-06']],
  ['-computed', ['2026-05', '2026-06']],
  ['difference', ['2026-06', '2026-05']],
  ['-claimable', ['2026-05', '2026-06']],
  ['-claimed', ['2026-06', '2026-05']],
  ['recovered', ['2026-05', '2026-06']],
  ['-price', ['2026-06', '2026-05']],
])('sorts by %s', async (sort, expected) => {
  expect(await namesOf(`sort=${sort}`)).toEqual(expected);
});

it('puts groups without energy last by price', async () => {
  expect(await namesOf('by=client&sort=price')).toEqual(['Ágora Panaderos', 'Molinos del Ñu']);
  expect(await namesOf('by=client&sort=-price')).toEqual(['Ágora Panaderos', 'Molinos del Ñu']);
});

it('filters, and the sums follow', async () => {
  expect(await namesOf('fromMonth=2026-06')).toEqual(['2026-06']);
  expect(await namesOf('toMonth=2026-05')).toEqual(['2026-05']);
  expect(await namesOf('fromMonth=2026-06&toMonth=2026-05')).toEqual([]);
  expect((await summary(`by=point&clientId=${bakery}`)).sums.billedEur).toBe('181.13');
  expect((await summary(`supplyPointId=${oven}`)).sums.bills).toBe(2);
  expect((await summary('supplier=sol')).sums.bills).toBe(2);
  expect((await summary('q=tienda')).sums.billedEur).toBe('20.00');
});

it('pages', async () => {
  const page = await summary('by=point&pageSize=2&page=2');
  expect([page.total, page.rows.length]).toEqual([3, 1]);
  expect(await summary('by=point&page=9')).toMatchObject({
    total: 3,
    rows: [],
    sums: { bills: 4 },
  });
  expect(await summary('q=nada')).toMatchObject({
    total: 0,
    rows: [],
    sums: { billedEur: '0.00' },
  });
});

it.each(['by=tariff', 'fromMonth=2026-13', 'sort=iban', 'clientId=1', 'state=pending'])(
  'refuses the query %s',
  async (query) => {
    expect((await reader.get(`/api/bills/summary?${query}`)).status).toBe(422);
  },
);
