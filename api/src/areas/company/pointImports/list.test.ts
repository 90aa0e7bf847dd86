import { companyApi } from '../../../../test/apis/company';
import { importOf, importRowOf } from '../../../../test/pointImports';
import { cupsOf } from '../../../../test/supply';

const api = companyApi.fresh();
const writer = api.caller({ role: 'writer', name: 'Carmen Ruiz' });

const list = async (query = '') => (await writer.get(`/api/point-imports${query}`)).json;

async function importRows(...numbers: readonly number[]): Promise<string> {
  const rows = numbers.map((n) => importRowOf(n));
  return (await writer.post('/api/point-imports', importOf(rows))).json.importId;
}

it('gives the result, the author and the time of each import, the newest first', async () => {
  const first = await importRows(1, 2, 3);
  api.clock.advance({ seconds: 60 });
  // The client of the first row is there already, and the point has no contract.
  const { taxId = '', clientName = '' } = importRowOf(1);
  const rows = [{ taxId, clientName, cups: cupsOf(4), territory: 'peninsula', pointType: '5' }];
  await writer.post('/api/point-imports', importOf(rows));

  const { rows: found, total } = await list();
  expect(total).toBe(2);
  expect(found).toMatchObject([
    { newPoints: 1, newContracts: 0, newClients: 0 },
    { newPoints: 3, newContracts: 3, newClients: 3 },
  ]);
  expect(found[1]).toEqual({
    id: first,
    fileName: 'puntos.xlsx',
    newPoints: 3,
    newContracts: 3,
    newClients: 3,
    createdBy: { id: writer.id, name: 'Carmen Ruiz' },
    createdAt: new Date(api.clock.now().getTime() - 60_000).toISOString(),
    undoneAt: null,
  });
});

it('gives the time of an undo', async () => {
  const id = await importRows(1, 2);
  api.clock.advance({ seconds: 60 });
  await writer.post(`/api/point-imports/${id}/undo`);
  expect((await list()).rows).toMatchObject([
    { id, newPoints: 2, undoneAt: api.clock.now().toISOString() },
  ]);
});

it('has pages, and leaves out files that created nothing', async () => {
  for (const n of [1, 2, 3]) {
    await importRows(n);
    api.clock.advance({ seconds: 1 });
  }
  expect((await importRows(1)) ?? null).toBeNull();
  const pages = await Promise.all([1, 2, 3].map((page) => list(`?page=${page}&pageSize=2`)));
  expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
    [2, 3],
    [1, 3],
    [0, 3],
  ]);
});

it('keeps imports of deleted accounts', async () => {
  await importRows(1);
  await api.db.updateTable('point_imports').set({ created_by: null }).execute();
  expect((await list()).rows).toMatchObject([{ createdBy: null }]);
});
