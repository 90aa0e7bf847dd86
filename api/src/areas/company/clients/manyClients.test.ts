import type { Client } from '@vatio/contracts/company/clients';
import { sharedApi } from '../../../../test/fileApi';
import { addClient } from '../../../../test/supply';

const count = 2_500;

const api = sharedApi();
const admin = api.caller({ role: 'admin' });
beforeAll(async () => {
  await addClient(admin);
  const template = await api.db.selectFrom('clients').selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: count - 1 }, (_, n) => ({
    ...template,
    id: `00000000-0000-4000-8000-${String(n * 7919 + 1e9).padStart(12, '0')}`,
    tax_id: `many${n}`,
    name_key: `many ${n % 50}`,
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await api.db
      .insertInto('clients')
      .values(rows.slice(start, start + 500))
      .execute();
  }
});

// Pages are read from the nearer end: what matters is that nobody can tell.
it.each(['name', '-taxId', 'supplyPoints', 'nextExpiry', '-nextExpiry', 'created', 'name&q=avila'])(
  'shows each once and in one order, page by page: %s',
  async (sort) => {
    const idsOf = async (query: string): Promise<string[]> => {
      const { rows }: { rows: Client[] } = (await admin.get(`/api/clients?sort=${sort}&${query}`))
        .json;
      return rows.map(({ id }) => id);
    };
    const pages = await Promise.all([1, 2, 3].map((page) => idsOf(`pageSize=1000&page=${page}`)));
    const all = pages.flat();
    expect(new Set(all).size).toBe(count);
    for (const page of [1, 12, 13, 14, 17, 24, 25, 26]) {
      const part = await idsOf(`pageSize=99&page=${page}`);
      expect(part).toEqual(all.slice((page - 1) * 99, page * 99));
    }
    expect(await idsOf('pageSize=99&page=1000')).toEqual([]);
  },
);
