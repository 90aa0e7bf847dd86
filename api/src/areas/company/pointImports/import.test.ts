import type { ImportedPoint } from '@vatio/contracts/company/imports/pointImports';
import { companyApi } from '../../../../test/apis/company';
import {
  type ImportCells as Cells,
  importOf,
  importRowOf as rowOf,
} from '../../../../test/pointImports';
import { addClient, addPoint, cupsOf, taxIdOf } from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });
const writer = api.caller({ role: 'writer', name: 'Marta Alta' });

const send = (rows: readonly Cells[], { dryRun = false, who = writer } = {}) =>
  who.post('/api/point-imports', importOf(rows, dryRun));
const dryRun = async (...rows: readonly Cells[]): Promise<ImportedPoint[]> =>
  (await send(rows, { dryRun: true })).json.rows;
const points = async () => (await admin.get('/api/points?sort=cups&pageSize=1000')).json;
const clients = async () => (await admin.get('/api/clients?sort=name')).json;

it('tells the outcome of each row, and writes nothing', async () => {
  const { status, json } = await send([rowOf(1), rowOf(2)], { dryRun: true });
  expect([status, json.importId, json.newClients, json.newContracts]).toEqual([200, null, 2, 2]);
  expect(json.rows).toEqual([
    expect.objectContaining({ line: 2, outcome: 'create', problems: [] }),
    expect.objectContaining({ line: 3, outcome: 'create', problems: [] }),
  ]);
  expect([(await points()).total, (await clients()).total]).toEqual([0, 0]);
});

it('warns of a tariff that is not of the voltage, and imports it all the same', async () => {
  const [fits, doubtful] = await dryRun(
    rowOf(1, { voltageKv: '0.4' }),
    rowOf(2, { voltageKv: '20' }),
  );
  expect(fits?.warnings).toEqual([]);
  expect(doubtful).toMatchObject({
    outcome: 'create',
    warnings: [{ field: 'tariff', message: expect.stringMatching(/^La tarifa 2\.0TD .* 20 kV/) }],
  });
  const { status, json } = await send([rowOf(2, { voltageKv: '20' })]);
  expect([status, json.rows[0].warnings]).toEqual([200, doubtful?.warnings]);
});

it('creates clients, points and contracts, and an entry of the audit', async () => {
  const known = await addClient(admin, { name: 'Hotel Ñu', taxId: taxIdOf(501) });
  const { status, json } = await send([
    rowOf(1),
    rowOf(2),
    rowOf(3, { taxId: taxIdOf(502), clientName: '' }),
  ]);
  expect([status, json.newClients, json.newContracts]).toEqual([200, 1, 3]);

  const { rows } = await points();
  expect(rows.map((point: { cups: string }) => point.cups)).toEqual([1, 2, 3].map(cupsOf));
  expect(rows[0]).toMatchObject({
    clientId: known,
    alias: 'Punto 1',
    territory: 'peninsula',
    pointType: 5,
    powerControl: 'icp',
    version: 1,
    contract: { supplier: 'Comercializadora Uno' },
  });
  expect(rows[1].clientName).toBe('Cliente 2');
  expect(rows[2].clientId).toBe(rows[1].clientId);
  const contracts = await admin.get(`/api/points/${rows[0].id}/contracts`);
  expect(contracts.json.rows).toEqual([
    expect.objectContaining({ powersKw: ['3.3', '4.6'], mode: 'other', use: 'general' }),
  ]);
  const audit = await admin.get(`/api/audit?subjectId=${json.importId}`);
  expect(audit.json.rows).toEqual([
    expect.objectContaining({
      action: 'supply-points-imported',
      actor: expect.objectContaining({ name: 'Marta Alta' }),
      subject: { id: json.importId, name: 'puntos.xlsx', email: '' },
      after: { newPoints: 3, newContracts: 3, newClients: 1 },
    }),
  ]);
});

it('writes nothing when one row is wrong, and names the row', async () => {
  const { status, json } = await send([rowOf(1), rowOf(2, { power2: '20' })]);
  expect([status, json.message]).toEqual([
    422,
    'Hay filas con errores, así que no se ha importado nada.',
  ]);
  expect(Object.keys(json.fields)).toEqual(['rows.1.power2']);
  expect([(await points()).total, (await clients()).total]).toEqual([0, 0]);
});

it('leaves existing points unchanged', async () => {
  const clientId = await addClient(admin, { taxId: taxIdOf(501) });
  await addPoint(admin, { clientId, cups: `${cupsOf(1)}0F`, alias: 'Como estaba' });
  // The row is ignored, so its other cells cannot be wrong.
  const sent = [rowOf(1, { territory: 'Marte' }), rowOf(2)];
  const { json } = await send(sent);
  expect(json.rows.map(({ outcome }: ImportedPoint) => outcome)).toEqual(['exists', 'create']);
  const { rows, total } = await points();
  expect([total, rows[0].alias, rows[0].contract]).toEqual([2, 'Como estaba', null]);

  const again = await send(sent);
  expect([again.status, again.json.importId]).toEqual([200, null]);
  expect((await points()).total).toBe(2);
});

it('proposes values for empty cells', async () => {
  const [small, big, plain] = await dryRun(
    rowOf(1, { postcode: '07001' }),
    rowOf(2, {
      tariff: '3.0TD',
      power2: '20',
      power3: '20',
      power4: '20',
      power5: '20',
      power1: '20',
      power6: '60',
    }),
    {
      ...rowOf(3),
      territory: 'canarias',
      pointType: '4',
      supplier: '',
      tariff: '',
      from: '',
      to: '',
      power1: '',
      power2: '',
    },
  );
  const said = (row: ImportedPoint | undefined) =>
    Object.fromEntries(row?.proposed.map(({ field, value }) => [field, value]) ?? []);
  expect(said(small)).toEqual({
    territory: 'baleares',
    pointType: '5',
    powerControl: 'icp',
    mode: 'other',
    use: 'general',
  });
  expect(said(big)).toMatchObject({
    territory: 'peninsula',
    pointType: '3',
    powerControl: 'maximeter',
  });
  expect(said(plain)).toEqual({ powerControl: 'maximeter' });
});

it('ignores zeros in periods that the tariff lacks', async () => {
  const [row] = await dryRun(rowOf(1, { power3: '0', power6: '0.00' }));
  expect(row?.outcome).toBe('create');
});

it('creates each point once when two people import the same file at once', async () => {
  const rows = Array.from({ length: 120 }, (_, n) =>
    rowOf(n, { taxId: taxIdOf(n % 7), clientName: 'Uno' }),
  );
  const answers = await Promise.all([
    send(rows),
    send(rows.toReversed(), { who: admin }),
    send(rows),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const made = answers.map(
    ({ json }) => json.rows.filter((row: ImportedPoint) => row.outcome === 'create').length,
  );
  expect(made.sort()).toEqual([0, 0, 120]);
  expect([(await points()).total, (await clients()).total]).toEqual([120, 7]);
});

it('accepts 5,000 rows, and no more', async () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => rowOf(n));
  const { status, json } = await send(rows);
  expect([status, json.newClients, json.newContracts]).toEqual([200, 5_000, 5_000]);
  expect((await points()).total).toBe(5_000);
  const more = await send([...rows, rowOf(5_000)], { dryRun: true });
  expect([more.status, more.json.fields]).toEqual([
    422,
    { rows: 'Máximo 5.000 filas: divide el fichero' },
  ]);
});

it.each([
  ['no rows', { rows: [] }, ['rows']],
  ['an unknown column', { columns: ['cups', 'color'] }, ['columns.1']],
  ['no name of the file', { fileName: '' }, ['fileName']],
])('refuses a body with %s', async (_name, change, fields) => {
  const body = { ...importOf([rowOf(1)], true), ...change };
  const { status, json } = await writer.post('/api/point-imports', body);
  expect([status, Object.keys(json.fields)]).toEqual([422, fields]);
});
