import type { ImportedBill } from '@vatio/contracts/billing/billImports';
import type { BillCells } from '@vatio/contracts/billing/billRows';
import { billingApi } from '../../../../test/apis/billing';
import { billImportOf, billRowOf } from '../../../../test/fixtures/billImports';
import { addBill } from '../../../../test/fixtures/bills';
import { addContract, addPoint, cupsOf, smallContractOf } from '../../../../test/supply';
import { localDay } from '../../../localDay';

const api = billingApi.fresh();
// All days of the rows have come by then.
beforeAll(() => api.clock.advance({ seconds: 365 * 24 * 60 * 60 }));
const admin = api.caller({ role: 'admin' });
const writer = api.caller({ role: 'writer', name: 'Marta Alta' });
let point: string;
const cups = cupsOf(810_001);
beforeEach(async () => {
  point = await addPoint(writer, { cups, alias: 'Horno Grande' });
  await addContract(writer, point, smallContractOf());
});

const row = (n: number, cells: BillCells = {}) => billRowOf(n, { point: cups, ...cells });
const send = (rows: readonly BillCells[], { dryRun = false, who = writer } = {}) =>
  who.post('/api/bill-imports', billImportOf(rows, dryRun));
const dryRun = async (...rows: readonly BillCells[]): Promise<ImportedBill[]> =>
  (await send(rows, { dryRun: true })).json.rows;
const bills = async () => (await admin.get('/api/bills?sort=number&pageSize=1000')).json;
const problemsOf = async (cells: BillCells) => {
  const [first] = await dryRun(row(1, cells));
  return Object.fromEntries((first?.problems ?? []).map(({ field, message }) => [field, message]));
};

it('tells the outcome of each row, and writes nothing', async () => {
  const { status, json } = await send([row(1), row(2)], { dryRun: true });
  expect([status, json.importId]).toEqual([200, null]);
  expect(json.rows).toEqual(
    [2, 3].map((line) => ({ line, outcome: 'create', problems: [], proposed: [], warnings: [] })),
  );
  expect((await bills()).total).toBe(0);
});

it('stores bills as they are printed, and an entry of the audit; a job verifies them', async () => {
  const { status, json } = await send([row(1, { notes: 'Del portal', printedDays: '30' }), row(2)]);
  expect([status, json.rows.map(({ outcome }: ImportedBill) => outcome)]).toEqual([
    200,
    ['create', 'create'],
  ]);
  const { rows } = await bills();
  expect(rows.map((bill: { number: string }) => bill.number)).toEqual(['IMP-1', 'IMP-2']);
  expect(rows[0]).toMatchObject({ state: 'pending', supplyPointId: point, version: 1 });
  const [run] = (await admin.get('/api/bills/verifications')).json.rows;
  expect(run).toMatchObject({ bills: 2, state: 'waiting', authorName: 'Marta Alta' });

  const stored = (await writer.get(`/api/bills/${rows[0].id}`)).json;
  expect(stored).toMatchObject({
    number: 'IMP-1',
    createdBy: 'Marta Alta',
    accruedOn: '2026-07-03',
    isEstimated: false,
    energyKwh: ['100', '80.5', '120'],
    powersKw: ['3.3', '3.3'],
    energyPricesEurPerKwh: null,
    notes: 'Del portal',
    printedDays: 30,
    totalEur: '61.13',
  });
  expect(
    stored.lines.map(({ kind, period, amountEur }: Record<string, unknown>) => [
      kind,
      period,
      amountEur,
    ]),
  ).toEqual([
    ['power', 1, '8.36'],
    ['power', 2, '0.26'],
    ['energy', null, '38.1'],
    ['socialBonus', null, '0.57'],
    ['electricityTax', null, '2.42'],
    ['meter', null, '0.81'],
  ]);
  const audit = (await admin.get('/api/audit?action=bills-imported')).json.rows;
  expect(audit).toMatchObject([{ subject: { name: 'facturas.xlsx' } }]);
});

it('concludes supplier, tariff, base and amount of the tax from the contract and the lines', async () => {
  const { supplier, tariff, taxBaseEur, taxEur, ...cells } = row(1);
  const [first] = await dryRun(cells);
  expect(first?.problems).toEqual([]);
  expect(first?.proposed).toEqual([
    { field: 'supplier', value: supplier },
    { field: 'tariff', value: tariff },
    { field: 'taxBaseEur', value: taxBaseEur },
    { field: 'taxEur', value: taxEur },
  ]);
});

it('finds a point by its alias where only one has it', async () => {
  await send([row(1, { point: 'horno  GRANDE' })]);
  expect((await bills()).rows[0]).toMatchObject({ supplyPointId: point });
  await addPoint(writer, { cups: cupsOf(810_002), alias: 'Horno grande' });
  expect(await problemsOf({ number: 'IMP-2', point: 'Horno grande' })).toEqual({
    point: 'Hay 2 puntos con este alias: escribe el CUPS',
  });
});

it.each<[string, BillCells, Record<string, string | RegExp>]>([
  // The cells that the contract would fill are not asked for.
  [
    'an unknown CUPS, supplier and tariff',
    { point: cupsOf(810_009), supplier: '', tariff: '' },
    { point: /ningún punto con este CUPS/ },
  ],
  ['nothing', { point: '' }, { point: /^Escribe el CUPS/ }],
  ['an unknown CUPS', { point: cupsOf(810_009) }, { point: /ningún punto con este CUPS/ }],
  ['a CUPS with a wrong letter', { point: `${cups.slice(0, 19)}0` }, { point: /./ }],
  ['an unknown alias', { point: 'Taller' }, { point: /ningún punto con este alias/ }],
  ['no number', { number: '' }, { number: 'El número es obligatorio' }],
  ['a wrong day', { issuedOn: '31/02/2026' }, { issuedOn: /05\/11\/2026/ }],
  ['reversed days', { from: '2026-06-30', to: '2026-05-31' }, { to: /posterior/ }],
  ['negative kWh', { energy2: '-3' }, { energy2: 'No puede ser negativo' }],
  ['a word for days', { printedDays: 'treinta' }, { printedDays: /número entero/ }],
  ['no kWh', { energy1: '', energy2: '', energy3: '' }, { energy1: /kWh de cada periodo/ }],
  ['a word for a number', { powerEur1: 'ocho' }, { powerEur1: 'Escribe un número' }],
  ['three decimals of a cent', { totalEur: '61.131' }, { totalEur: 'Máximo 2 decimales' }],
  ['another tariff', { tariff: '2.1A' }, { tariff: /2\.0TD o 3\.0TD/ }],
  ['a period that 2.0TD lacks', { energy4: '5' }, { energy4: 'La tarifa 2.0TD tiene 3 energías' }],
  ['a line that 2.0TD lacks', { powerEur3: '5' }, { powerEur3: /no tiene P3/ }],
  ['another kind', { kind: 'abono' }, { kind: 'Escribe Ordinaria, Sustituye o Anula' }],
  ['a name without a reason', { rectifies: 'X' }, { rectifies: /rectificativa/ }],
  ['a reason without a name', { kind: 'replaces' }, { rectifies: /Escribe el número/ }],
  ['a negative total', { totalEur: '-1' }, { totalEur: /rectificativa/ }],
  ['no tax', { taxPercent: '', taxBaseEur: '', taxEur: '' }, { taxPercent: /porcentaje/ }],
])('a row with %s says what to do', async (_name, cells, problems) => {
  const found = await problemsOf(cells);
  expect(Object.keys(found)).toEqual(Object.keys(problems));
  for (const [field, message] of Object.entries(problems)) {
    expect(found[field]).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  }
});

it('takes zeros and gaps in periods that the tariff or the month lacks', async () => {
  const [first] = await dryRun(
    row(1, { energy2: '', energy4: '0', energy6: '0.00', powerEur3: '0', max4: '0' }),
  );
  expect([first?.problems, first?.outcome]).toEqual([[], 'create']);
});

it('refuses an archived point, and a point without a contract only where it should say more', async () => {
  const other = await addPoint(writer, { cups: cupsOf(810_003) });
  const [bare, whole] = await dryRun(
    row(1, { point: cupsOf(810_003), supplier: '', tariff: '' }),
    row(2, { point: cupsOf(810_003) }),
  );
  expect(bare?.problems.map(({ field }) => field).sort()).toEqual(['supplier', 'tariff']);
  expect(whole).toMatchObject({
    outcome: 'create',
    warnings: [{ field: 'point', message: expect.stringMatching(/no tiene contrato/) }],
  });
  await writer.post(`/api/points/${other}/archive`);
  expect(await problemsOf({ point: cupsOf(810_003) })).toEqual({
    point: 'Este punto está archivado: restáuralo antes',
  });
});

it('stores what does not add up, with a caution', async () => {
  const [first] = await dryRun(row(1, { totalEur: '61.5', taxEur: '10.3' }));
  expect(first).toMatchObject({ outcome: 'create', problems: [] });
  expect(first?.warnings.map(({ field }) => field).sort()).toEqual(['taxEur', 'totalEur']);
  const { json } = await send([row(1, { totalEur: '61.5' })]);
  expect(json.importId).not.toBeNull();
  const { rows } = await bills();
  expect((await writer.get(`/api/bills/${rows[0].id}`)).json.state).toBe('claimable');
});

it('tells a number that comes twice in the file or is in the register', async () => {
  await addBill(writer, point, { number: 'imp-3', from: '2026-03-31', to: '2026-04-30' });
  const rows = await dryRun(row(1), row(2, { number: 'imp - 1' }), row(3), {
    ...row(1),
    supplier: 'Otra',
  });
  expect(rows.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    [],
    ['Este número ya está en la fila 2'],
    [
      expect.stringMatching(
        /^La factura imp-3 de Comercializadora Uno ya está registrada: punto ES/,
      ),
    ],
    [],
  ]);
});

it('keeps a bill and the one that replaces it of the same file; of another point it cannot be', async () => {
  await addPoint(writer, { cups: cupsOf(810_004) });
  const replacing = { kind: 'replaces', rectifies: 'IMP-1' } as const;
  const [, wrong] = await dryRun(row(1), row(2, { ...replacing, point: cupsOf(810_004) }));
  expect(wrong?.problems).toEqual([
    { field: 'rectifies', message: 'La factura de la fila 2 es de otro punto' },
  ]);
  await send([row(1), row(2, replacing)]);
  const { rows } = await bills();
  expect(rows.map(({ counts }: { counts: boolean }) => counts)).toEqual([false, true]);
});

it('of 500 rows tells exactly the three that are wrong, and stores nothing', async () => {
  const wrong = new Map<number, BillCells>([
    [7, { energy1: 'muchos' }],
    [250, { point: cupsOf(810_009) }],
    [499, { number: 'IMP-3' }],
  ]);
  const rows = Array.from({ length: 500 }, (_, n) => row(n, wrong.get(n)));
  const told = await dryRun(...rows);
  expect(told.flatMap(({ line, problems }) => problems.map(({ field }) => [line, field]))).toEqual([
    [9, 'energy1'],
    [252, 'point'],
    [501, 'number'],
  ]);
  const { status, json } = await send(rows);
  expect([status, Object.keys(json.fields)]).toEqual([
    422,
    ['rows.7.energy1', 'rows.250.point', 'rows.499.number'],
  ]);
  expect((await bills()).total).toBe(0);

  const sound = rows.filter((_, n) => !wrong.has(n));
  expect((await send(sound)).status).toBe(200);
  expect((await bills()).total).toBe(497);
});

it('takes one of two files with the same numbers at the same time', async () => {
  const rows = Array.from({ length: 20 }, (_, n) => row(n));
  const answers = await Promise.all([send(rows), send(rows)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await bills()).total).toBe(20);
});

it('counts the days from the clock of the company', async () => {
  const today = localDay(api.clock.now());
  const [first] = await dryRun(row(1, { to: '2027-06-30', from: '2027-05-31', issuedOn: today }));
  expect(first?.warnings.map(({ field }) => field)).toContain('to');
});

it('gives what rectifies another row its accrual, and refuses two that rectify each other', async () => {
  const later = { kind: 'replaces', issuedOn: '2026-09-03' } as const;
  await send([row(1), row(2, { ...later, rectifies: 'IMP-1' })]);
  const { rows } = await bills();
  const second = (await admin.get(`/api/bills/${rows[1].id}`)).json;
  expect([second.issuedOn, second.accruedOn]).toEqual(['2026-09-03', '2026-07-03']);
  const [, other] = await dryRun(
    row(3, { ...later, rectifies: 'IMP-4' }),
    row(4, { ...later, rectifies: 'IMP-3' }),
  );
  expect(other?.problems).toEqual([
    {
      field: 'rectifies',
      message: expect.stringContaining('La factura de la fila 2 rectifica a esta'),
    },
  ]);
});
