import type { SupplyPoint } from '@vatio/contracts/company/points';
import { companyApi } from '../../../../test/apis/company';
import { copiesOf, expectEachOnce } from '../../../../test/database/longList';
import {
  addClient,
  addContract,
  addPoint,
  contractOf,
  cupsOf,
  smallContractOf,
} from '../../../../test/supply';

/**
 * Alias, number of the CUPS, client, facts, last day of the contract in force on 15 January 2026
 * (undefined: there is none). The points are called by their number.
 */
const points = [
  ['Ñave', 3, 'Bodega', { territory: 'canarias' }, '2026-02-14'],
  ['Óptica', 1, 'Álava', { pointType: 5 }, null],
  ['', 2, 'Zeta', { address: 'Vía 100%' }, undefined],
  ['nzuri', 4, 'Bodega', { municipality: 'Teror' }, '2026-03-16'],
] as const;

const api = companyApi.shared();
const editor = api.caller({ role: 'pds_editor' });
const clients = new Map<string, string>();
beforeAll(async () => {
  const admin = await api.addCaller({ role: 'admin' });
  for (const name of ['Bodega', 'Álava', 'Zeta']) {
    clients.set(name, await addClient(admin, { name }));
  }
  for (const [alias, n, client, facts, to] of points) {
    api.clock.advance({ seconds: 1 });
    const clientId = clients.get(client) ?? '';
    const cups = cupsOf(880_000 + n);
    const point = await addPoint(admin, { clientId, alias, cups, ...facts });
    const days = { from: '2025-06-01', to };
    if (to === null) await addContract(admin, point, smallContractOf({ ...days, to }));
    else if (to) await addContract(admin, point, contractOf({ ...days, to }));
    else await addContract(admin, point, contractOf({ from: '2026-02-01', to: '2026-02-03' }));
  }
  const gone = await addPoint(admin, {
    clientId: clients.get('Zeta') ?? '',
    alias: 'Última',
    cups: cupsOf(880_005),
  });
  await admin.post(`/api/points/${gone}/archive`);
});

const list = async (query: string) => (await editor.get(`/api/points?${query}`)).json;
const pointsOf = async (query: string): Promise<string> => {
  const { rows }: { rows: SupplyPoint[] } = await list(query);
  return rows.map(({ cups }) => Number(cups.slice(6, 18)) - 880_000).join('');
};

it.each([
  ['cups', '12345'],
  ['client', '13425'],
  ['created', '31245'],
])('sorts by %s, both ways', async (sort, order) => {
  expect(await pointsOf(`sort=${sort}`)).toBe(order);
  expect(await pointsOf(`sort=-${sort}`)).toBe([...order].reverse().join(''));
});

it('puts what is not known last, both ways', async () => {
  // ñ comes after every n; accents and capitals do not count.
  expect(await pointsOf('sort=alias')).toBe('43152');
  expect(await pointsOf('sort=-alias')).toBe('51342');
  expect(await pointsOf('sort=expiry')).toBe('34125');
  expect(await pointsOf('sort=-expiry')).toBe('43521');
});

it.each([
  ['q=NAVE', '3'],
  ['q=optica', '1'],
  ['q=bodega', '34'],
  ['q=bodega+nzu', '4'],
  ['q=alava+mayor', '1'],
  ['q=100%25', '2'],
  ['q=teror', '4'],
  ['q=_', ''],
  [`q=${cupsOf(880_002)}0F`, '2'],
  [`q=${cupsOf(880_002).replace(/(.{4})/g, '$1-')}`, '2'],
  ['q=ES+0021+0000', '12345'],
  ['territory=canarias', '3'],
  ['pointType=5', '1'],
  ['tariff=2.0TD', '1'],
  ['tariff=3.0TD', '34'],
  ['tariff=6.1TD', ''],
  ['state=archived', '5'],
  ['state=active', '1234'],
  ['expiringDays=30', '3'],
  ['expiringDays=60&sort=-expiry', '43'],
  ['expiringDays=60&tariff=2.0TD', ''],
  ['expiringDays=60&tariff=3.0TD&q=nave', '3'],
])('finds by %s', async (query, found) => {
  const { rows, total } = await list(`${query}&pageSize=2`);
  expect(await pointsOf(query)).toBe(found);
  expect(total).toBe(found.length);
  expect(rows).toHaveLength(Math.min(2, total));
});

it('finds those of a client', async () => {
  expect(await pointsOf(`clientId=${clients.get('Bodega')?.toUpperCase()}`)).toBe('34');
});

it.each([
  ['pageSize=1001', 'pageSize'],
  ['sort=address', 'sort'],
  ['clientId=1', 'clientId'],
  ['tariff=2.1A', 'tariff'],
  ['pointType=6', 'pointType'],
  ['name=x', 'name'],
])('refuses the query %s', async (query, field) => {
  const { status, json } = await editor.get(`/api/points?${query}`);
  expect([status, Object.keys(json.fields)]).toEqual([422, [field]]);
});

describe('of 2,500 points', () => {
  beforeAll(async () => {
    const { data_gaps: _, ...template } = await api.db
      .selectFrom('supply_points')
      .selectAll()
      .where('alias', '=', 'Óptica')
      .executeTakeFirstOrThrow();
    const copies = copiesOf(template, 2_500, (n) => ({
      cups: cupsOf(n),
      cups20: cupsOf(n),
      search_key: 'many',
      alias_key: n % 3 ? `many ${n % 50}` : null,
    }));
    for (const some of copies) await api.db.insertInto('supply_points').values(some).execute();
  });

  it.each(['cups', '-cups', 'alias', '-alias', '-client', 'expiry', '-expiry', 'alias&q=many'])(
    'shows each once and in one order, page by page: %s',
    async (sort) => {
      const idsOf = async (page: string): Promise<string[]> =>
        (await list(`sort=${sort}&${page}`)).rows.map(({ id }: SupplyPoint) => id);
      await expectEachOnce(idsOf, sort.includes('q=') ? 2_500 : 2_505);
    },
  );
});
