import { billingApi } from '../../../../test/apis/billing';
import { billImportOf, billRowOf } from '../../../../test/fixtures/billImports';
import { changeOf } from '../../../../test/fixtures/bills';
import { addContract, addPoint, cupsOf, smallContractOf } from '../../../../test/supply';

const api = billingApi.fresh();
// All days of the rows have come by then.
beforeAll(() => api.clock.advance({ seconds: 365 * 24 * 60 * 60 }));
const writer = api.caller({ role: 'writer', name: 'Marta Alta' });
const reader = api.caller({ role: 'reader' });
const cups = cupsOf(820_001);
beforeEach(async () => {
  const point = await addPoint(writer, { cups });
  await addContract(writer, point, smallContractOf());
});

const months = [
  ['2026-01-31', '2026-02-28'],
  ['2026-02-28', '2026-03-31'],
  ['2026-03-31', '2026-04-30'],
] as const;

/** @returns its id */
async function importThree(): Promise<string> {
  const rows = months.map(([from, to], n) => billRowOf(n + 1, { point: cups, from, to }));
  const { status, json } = await writer.post('/api/bill-imports', billImportOf(rows));
  expect(status).toBe(200);
  return json.importId;
}

interface Row {
  readonly id: string;
  readonly number: string;
}
const bills = async (): Promise<Row[]> => (await reader.get('/api/bills?sort=number')).json.rows;
const numbers = async () => (await bills()).map(({ number }) => number);
const undo = (id: string, who = writer) => who.post(`/api/bill-imports/${id}/undo`);

it('takes back exactly the bills of the import, once', async () => {
  const other = billRowOf(9, { point: cups, from: '2026-04-30', to: '2026-05-31' });
  await writer.post('/api/bill-imports', billImportOf([other]));
  const id = await importThree();
  const [row] = (await reader.get('/api/bill-imports')).json.rows;
  expect(row).toMatchObject({
    id,
    fileName: 'facturas.xlsx',
    newBills: 3,
    createdBy: { name: 'Marta Alta' },
    undoneAt: null,
  });

  const { status, json } = await undo(id);
  expect([status, json]).toEqual([200, { removedBills: 3, keptBills: 0, kept: [] }]);
  expect(await numbers()).toEqual(['IMP-9']);
  expect((await reader.get('/api/bill-imports')).json.rows[0].undoneAt).not.toBeNull();
  expect((await undo(id)).status).toBe(409);
  // They can be imported again.
  await importThree();
  expect(await numbers()).toEqual(['IMP-1', 'IMP-2', 'IMP-3', 'IMP-9']);
});

it('leaves what has been changed or has a file, and names it', async () => {
  const id = await importThree();
  const [first, second] = await bills();
  const bill = (await writer.get(`/api/bills/${first?.id}`)).json;
  await writer.put(`/api/bills/${bill.id}`, changeOf(bill, { notes: 'Revisada' }));
  const pdf = Buffer.from('%PDF-1.7\n%%EOF');
  const path = `/api/bills/${second?.id}/attachment?fileName=a.pdf&version=1`;
  expect((await writer.sendFile(path, pdf, 'PUT')).status).toBe(200);

  const { json } = await undo(id);
  expect(json).toEqual({
    removedBills: 1,
    keptBills: 2,
    kept: [first, second].map((one) => ({ id: one?.id, number: one?.number })),
  });
  expect(await numbers()).toEqual(['IMP-1', 'IMP-2']);
});

it('does not count what somebody has deleted meanwhile', async () => {
  const id = await importThree();
  const [first] = await bills();
  await writer.post(`/api/bills/${first?.id}/delete`, { version: 1 });
  expect((await undo(id)).json).toEqual({ removedBills: 2, keptBills: 0, kept: [] });
  expect(await numbers()).toEqual([]);
});

it('verifies again what has other neighbours then', async () => {
  const after = billRowOf(9, { point: cups, from: '2026-05-01', to: '2026-05-31' });
  await writer.post('/api/bill-imports', billImportOf([after]));
  const id = await importThree();
  const [bill] = (await bills()).filter(({ number }) => number === 'IMP-9');
  const before = (await writer.get(`/api/bills/${bill?.id}`)).json;
  expect(before.before).toMatchObject({ number: 'IMP-3' });
  await undo(id);
  const list = (await reader.get('/api/bills')).json.rows;
  expect(list).toMatchObject([{ number: 'IMP-9', state: 'pending' }]);
  expect((await writer.get(`/api/bills/${bill?.id}`)).json.before).toBeNull();
});

it.each(['reader', 'pds_editor'] as const)('is not for %s', async (role) => {
  const id = await importThree();
  const who = await api.addCaller({ role });
  const rows = billImportOf([billRowOf(5, { point: cups })]);
  expect((await who.post('/api/bill-imports', rows)).status).toBe(403);
  expect((await undo(id, who)).status).toBe(403);
  expect((await who.get('/api/bill-imports')).status).toBe(role === 'reader' ? 200 : 403);
  expect(await numbers()).toHaveLength(3);
});
