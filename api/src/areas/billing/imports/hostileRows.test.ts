import type { ImportedBill } from '@vatio/contracts/billing/billImports';
import { type BillCells, billRowFields } from '@vatio/contracts/billing/billRows';
import { billingApi } from '../../../../test/apis/billing';
import { billImportOf, billRowOf } from '../../../../test/fixtures/billImports';
import { addContract, addPoint, cupsOf, smallContractOf } from '../../../../test/supply';

const api = billingApi.fresh();
// All days of the rows have come by then.
beforeAll(() => api.clock.advance({ seconds: 365 * 24 * 60 * 60 }));
const writer = api.caller({ role: 'writer' });
const cups = cupsOf(830_001);
const otherCups = cupsOf(830_004);
beforeEach(async () => {
  await addContract(writer, await addPoint(writer, { cups }), smallContractOf());
});

const row = (n: number, cells: BillCells = {}) => billRowOf(n, { point: cups, ...cells });
const send = (rows: readonly BillCells[], { dryRun = false } = {}) =>
  writer.post('/api/bill-imports', billImportOf(rows, dryRun));
const dryRun = async (...rows: readonly BillCells[]): Promise<ImportedBill[]> =>
  (await send(rows, { dryRun: true })).json.rows;

it('names the row that is too long to be read', async () => {
  const { status, json } = await send([row(1), row(2, { notes: 'x'.repeat(20_000) })]);
  expect([status, json.fields]).toEqual([
    422,
    { 'rows.1.cells': 'La fila 3 tiene más de 20.000 caracteres: acorta sus celdas' },
  ]);
});

it('refuses a file with more wrong cells than anybody could mend', async () => {
  const wrong = Object.fromEntries(billRowFields.map((field) => [field, '!']));
  const { status, json } = await send(
    Array.from({ length: 2_000 }, () => wrong),
    { dryRun: true },
  );
  expect([status, json.message]).toEqual([
    422,
    expect.stringContaining('Hay más de 100.000 celdas con errores'),
  ]);
});

it('refuses a circle in a file, or one that it would close with the register', async () => {
  const replaces = (n: number, rectified: string) =>
    row(n, { kind: 'replaces', rectifies: rectified });
  const inFile = await dryRun(
    replaces(1, 'IMP-2'),
    replaces(2, 'imp -3'),
    replaces(3, 'IMP-1'),
    replaces(4, 'IMP-1'),
  );
  const told = [
    { field: 'rectifies', message: expect.stringContaining('no pueden rectificarse en círculo') },
  ];
  expect(inFile.map(({ problems }) => problems)).toEqual([told, told, told, []]);

  await send([replaces(1, 'IMP-2')]);
  await send([replaces(5, 'IMP-1')]);
  for (const rectified of ['IMP-1', 'IMP-5']) {
    expect((await dryRun(replaces(2, rectified)))[0]?.problems).toEqual(told);
  }
  expect((await dryRun(row(2)))[0]?.problems).toEqual([]);
});

it('refuses the number that a bill of another point rectifies', async () => {
  await addPoint(writer, { cups: otherCups });
  await send([row(1, { kind: 'replaces', rectifies: 'IMP-2' })]);
  const own: BillCells = { point: otherCups, tariff: '2.0TD', supplier: 'Comercializadora Uno' };
  expect((await dryRun(row(2, own)))[0]?.problems).toEqual([
    {
      field: 'number',
      message: expect.stringContaining('La factura IMP-1, que rectifica a esta, es de otro punto'),
    },
  ]);
});
