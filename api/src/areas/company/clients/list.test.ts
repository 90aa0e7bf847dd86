import type { Client } from '@vatio/contracts/company/clients';
import { companyApi } from '../../../../test/apis/company';
import {
  addClient,
  addContract,
  addPoint,
  contractOf,
  cupsOf,
  taxIdOf,
} from '../../../../test/supply';

/** Name, number of the NIF, last days of the contracts of its points; today is 15 January 2026. */
const clients = [
  ['Álava Frío', 30_000_000, ['2026-02-14', '2026-06-30']],
  ['Bodegas Núñez', 10_000_000, []],
  ['Ñandú', 50_000_000, ['2026-03-16', null, '2025-12-31']],
  ['nzuri 100%', 20_000_000, ['2026-04-15']],
  ['Oca Hotel', 40_000_000, [null]],
] as const;

const api = companyApi.shared();
const reader = api.caller({ role: 'reader' });
beforeAll(async () => {
  const admin = await api.addCaller({ role: 'admin' });
  for (const [clientNumber, [name, taxNumber, ends]] of clients.entries()) {
    api.clock.advance({ seconds: 1 });
    const clientId = await addClient(admin, { name, taxId: taxIdOf(taxNumber) });
    for (const [n, to] of ends.entries()) {
      const cups = cupsOf(990_000 + clientNumber * 10 + n);
      const point = await addPoint(admin, { clientId, cups: `${cups}0F` });
      await addContract(admin, point, contractOf({ from: '2025-01-01', to }));
    }
  }
  const gone = await addClient(admin, { name: 'Zeta', taxId: taxIdOf(60_000_000) });
  await admin.post(`/api/clients/${gone}/archive`);
});

const list = async (query: string) => (await reader.get(`/api/clients?${query}`)).json;
const namesOf = async (query: string): Promise<string> => {
  const { rows }: { rows: Client[] } = await list(query);
  return rows.map(({ name }) => name.split(' ')[0]).join(' ');
};

it.each([
  // ñ comes after every n; accents and capitals do not count.
  ['name', 'Álava Bodegas nzuri Ñandú Oca Zeta'],
  ['taxId', 'Bodegas nzuri Álava Oca Ñandú Zeta'],
  ['supplyPoints', 'Bodegas Zeta nzuri Oca Álava Ñandú'],
  ['created', 'Álava Bodegas Ñandú nzuri Oca Zeta'],
])('sorts by %s, both ways', async (sort, names) => {
  expect(await namesOf(`sort=${sort}`)).toBe(names);
  expect(await namesOf(`sort=-${sort}`)).toBe(names.split(' ').reverse().join(' '));
});

it('puts those whose contracts do not end last, both ways', async () => {
  expect(await namesOf('sort=nextExpiry')).toBe('Álava Ñandú nzuri Bodegas Oca Zeta');
  expect(await namesOf('sort=-nextExpiry')).toBe('nzuri Ñandú Álava Zeta Oca Bodegas');
});

it('says of each how many points it has and which day the first contract ends', async () => {
  const { rows }: { rows: Client[] } = await list('sort=created');
  expect(rows.map((row) => [row.supplyPointCount, row.nextExpiry])).toEqual([
    [2, '2026-02-14'],
    [0, null],
    [3, '2026-03-16'],
    [1, '2026-04-15'],
    [1, null],
    [0, null],
  ]);
});

it.each([
  ['q=nunez', 'Bodegas'],
  ['q=FRIO+alava', 'Álava'],
  ['q=50000000', 'Ñandú'],
  ['q=%25', 'nzuri'],
  ['q=_', ''],
  [`q=${cupsOf(990_030)}`, 'nzuri'],
  [`q=${cupsOf(990_030)}0F`, 'nzuri'],
  [`q=${cupsOf(990_030)}1P`, 'nzuri'],
  [
    `q=${cupsOf(990_040)
      .replace(/(.{4})/g, '$1+')
      .toLowerCase()}`,
    'Oca',
  ],
  ['q=0000009900', 'Álava nzuri Ñandú Oca'],
  ['q=hotel+0000009900', 'Oca'],
  // Every CUPS has these letters, so they match no client.
  ['q=es', ''],
  ['state=archived', 'Zeta'],
  ['state=active&sort=-taxId', 'Ñandú Oca Álava nzuri Bodegas'],
  ['expiringDays=30', 'Álava'],
  ['expiringDays=60', 'Álava Ñandú'],
  ['expiringDays=90&sort=-nextExpiry', 'nzuri Ñandú Álava'],
  ['expiringDays=90&state=archived', ''],
])('finds by %s', async (query, names) => {
  const { rows, total } = await list(`${query}&pageSize=2`);
  expect(await namesOf(query)).toBe(names);
  expect(total).toBe(names ? names.split(' ').length : 0);
  expect(rows).toHaveLength(Math.min(2, total));
});

it('counts also what lies before a page that is empty', async () => {
  expect(await list('q=nunez&page=9')).toEqual({ rows: [], total: 1 });
  expect(await list('page=9')).toEqual({ rows: [], total: 6 });
});

it.each([
  ['page=0', 'page'],
  ['sort=notes', 'sort'],
  ['state=x', 'state'],
  ['expiringDays=31', 'expiringDays'],
  ['name=x', 'name'],
])('refuses the query %s', async (query, field) => {
  const { status, json } = await reader.get(`/api/clients?${query}`);
  expect([status, Object.keys(json.fields)]).toEqual([422, [field]]);
});
