import type {
  ParameterImport,
  ParameterImportAnswer,
} from '@vatio/contracts/user/parameterImports';
import type { Parameter, ParameterVersion } from '@vatio/contracts/user/parameters';
import { userApi } from '../../../../test/apis/user';
import { parameterChangeOf, sheetOf, sheetRowOf } from '../../../../test/parameters';

const api = userApi.shared();
const admin = api.caller({ role: 'admin', name: 'Ana Admin' });
/** The last version at the start of a test: none is ever removed. */
let last: number;
beforeEach(async () => {
  last = (await versions())[0]?.number ?? 0;
});

const versions = async (): Promise<ParameterVersion[]> =>
  (await admin.get('/api/parameters/versions')).json.rows;
const rowsOf = async (query: string): Promise<Parameter[]> =>
  (await admin.get(`/api/parameters?pageSize=1000&${query}`)).json.rows;
const send = (
  rows: readonly (readonly string[])[],
  facts: Partial<ParameterImport> = {},
): Promise<{ status: number; json: ParameterImportAnswer & { message: string } }> =>
  admin.post('/api/parameters/imports', sheetOf(rows, facts));
const write = (rows: readonly (readonly string[])[], facts: Partial<ParameterImport> = {}) =>
  send(rows, { dryRun: false, version: last, ...facts });

/** The tolls of 3.0TD of 2026 as a sheet of 2027: 3 % more. */
async function tollsOf2027(): Promise<string[][]> {
  const rows = await rowsOf('kind=powerToll&tariff=3.0TD&year=2026');
  return rows.map((row) =>
    sheetRowOf({
      ...row,
      from: '2027-01-01',
      to: '2027-12-31',
      value: (Number(row.value) * 1.03).toFixed(6),
      norm: 'Resolución CNMC de 2027',
    }),
  );
}

it('takes the whole exported table as it is, and finds nothing to change', async () => {
  const first = await rowsOf('page=1');
  const second = await rowsOf('page=2');
  const { status, json } = await send([...first, ...second].map(sheetRowOf));
  expect(status).toBe(200);
  expect(json.rows.filter(({ outcome }) => outcome !== 'exists')).toEqual([]);
  expect(json).toMatchObject({ importId: null, version: last, impact: { bills: 0, studies: 0 } });
});

it('says what would change, and then makes one version of it with its entry of the audit', async () => {
  const sheet = await tollsOf2027();
  const checked = await send(sheet);
  const [before] = await rowsOf('kind=powerToll&tariff=3.0TD&year=2026');
  expect(checked.json.rows[0]).toEqual({
    line: 2,
    outcome: 'create',
    problems: [],
    proposed: [],
    warnings: [],
    change: {
      kind: 'powerToll',
      tariff: '3.0TD',
      period: 1,
      variant: null,
      per: null,
      from: '2027-01-01',
      to: '2027-12-31',
      value: expect.any(String),
      before: { value: before?.value, from: '2026-01-01', to: '2026-12-31', isReplaced: false },
      doubt: null,
    },
  });
  expect((await versions())[0]?.number).toBe(last);

  const { status, json } = await write(sheet);
  expect([status, json.importId]).toEqual([200, String(last + 1)]);
  expect((await versions())[0]).toMatchObject({
    number: last + 1,
    changed: 6,
    comment: 'Importación de parametros-2027.xlsx',
    actor: { name: 'Ana Admin' },
    undoes: null,
  });
  expect(await rowsOf('kind=powerToll&tariff=3.0TD&year=2027')).toHaveLength(6);
  const [entry] = (await admin.get('/api/audit')).json.rows;
  expect(entry).toMatchObject({
    action: 'parameters-imported',
    label: 'Importación de parámetros',
  });
  expect(entry.changes[0]).toMatchObject({ field: 'Peaje de potencia, 3.0TD, 2027', before: null });
  expect(entry.changes.map(({ field }: { field: string }) => field)).toContain('Fichero');
});

it('is taken back whole, as long as it is the last change', async () => {
  const sheet = await tollsOf2027();
  const before = await rowsOf('year=2027');
  const { json } = await write(
    sheet.map((row) => row.with(5, '99')),
    { confirmed: [2, 3, 4, 5, 6, 7] },
  );
  const undone = await admin.post(`/api/parameters/versions/${json.importId}/undo`);
  expect(undone).toMatchObject({
    status: 201,
    json: {
      number: last + 2,
      undoes: last + 1,
      changed: 6,
      comment: `Deshecha la versión ${last + 1}: Importación de parametros-2027.xlsx`,
    },
  });
  const facts = (rows: Parameter[]) => rows.map(({ id: _, ...row }) => row);
  expect(facts(await rowsOf('year=2027'))).toEqual(facts(before));
  expect(
    await rowsOf(`year=2027&kind=powerToll&tariff=3.0TD&version=${json.importId}`),
  ).toHaveLength(6);
  const [entry] = (await admin.get('/api/audit')).json.rows;
  expect(entry.label).toBe('Cambio de parámetros deshecho');
  expect((await admin.post(`/api/parameters/versions/${last + 2}/undo`)).status).toBe(409);
  const again = await admin.post(`/api/parameters/versions/${last + 1}/undo`);
  expect([again.status, again.json.message]).toEqual([
    409,
    `Después de la versión ${last + 1} ha habido otro cambio (versión ${last + 2}): corrige los valores a mano o deshaz antes el último.`,
  ]);
});

it('does not take back what came with the program, nor what is not there', async () => {
  const built = (await versions()).find(({ actor }) => actor === null)?.number;
  expect((await admin.post(`/api/parameters/versions/${built}/undo`)).status).toBe(409);
  expect((await admin.post('/api/parameters/versions/999/undo')).status).toBe(404);
});

it('cuts a value without an end several times in one sheet', async () => {
  const margin = (from: string, to: string, value: string) =>
    ['pvpcMargin', '', '', from, to, value, '', '€/kW·año', 'confirmed', 'Orden', '', ''] as const;
  await write([
    margin('2027-01-01', '2027-06-30', '3,2'),
    margin('2027-07-01', '2027-12-31', '3,3'),
    margin('2025-01-01', '2025-01-31', '3,4'),
  ]);
  const spans = (await rowsOf('kind=pvpcMargin')).map(({ from, to, value }) => [from, to, value]);
  expect(spans).toEqual([
    ['2028-01-01', null, '3.113'],
    ['2027-07-01', '2027-12-31', '3.3'],
    ['2027-01-01', '2027-06-30', '3.2'],
    ['2025-02-01', '2026-12-31', '3.113'],
    ['2025-01-01', '2025-01-31', '3.4'],
    ['2017-01-01', '2024-12-31', '3.113'],
  ]);
});

describe('a value far from the one before it', () => {
  const reactive = (value: string) => [
    [
      'reactive',
      'cos φ de 0,80 a 0,95',
      '',
      '2027-01-01',
      '2027-12-31',
      value,
      '',
      '€/kVArh',
    ].concat(['Confirmado', 'Orden', '', ''].with(0, 'confirmed')),
  ];

  it('is asked about in the check, and written only when it is confirmed', async () => {
    const { json } = await send(reactive('41,554'));
    const doubt =
      'Es 1.000 veces el de 2026 (0,041554). Parece estar en €/MVArh, y aquí va en €/kVArh. ¿Seguro?';
    expect(json.rows[0]).toMatchObject({ outcome: 'create', change: { doubt } });
    const refused = await write(reactive('41,554'));
    expect(refused).toMatchObject({ status: 422, json: { fields: { 'rows.0.value': doubt } } });
    expect((await write(reactive('41,554'), { confirmed: [2] })).status).toBe(200);
  });

  it('is told by the value of the same sheet before it', async () => {
    const [other = []] = reactive('0,09');
    const row = other.with(1, 'cos φ menor de 0,80');
    const half = [
      row.with(4, '2028-01-31').with(3, '2028-01-01'),
      row.with(3, '2028-02-01').with(4, '').with(5, '0,19'),
    ];
    const { json } = await send(half);
    expect(json.rows[1]?.change?.doubt).toContain('Es 2,1 veces el de 2028 (0,09)');
    const calm = await send([half[0] ?? [], half[1]?.with(5, '0,1') ?? []]);
    expect(calm.json.rows[1]?.change?.doubt).toBeNull();
  });
});

it('tells the second of two admins, and writes nothing of the second', async () => {
  const sheet = await tollsOf2027();
  await admin.post('/api/parameters', parameterChangeOf({ version: last, comment: 'IEE de 2027' }));
  const { status, json } = await write(sheet);
  expect([status, json.message]).toEqual([
    409,
    `Ana Admin ha hecho la versión ${last + 1} de los parámetros después de tu comprobación («IEE de 2027»), y no se ha importado nada: comprueba la hoja de nuevo.`,
  ]);
  expect((await versions())[0]?.number).toBe(last + 1);
});

it('takes one of several imports of the same version at the same moment', async () => {
  const sheet = await tollsOf2027();
  const answers = await Promise.all(
    ['RDL 1', 'RDL 2', 'RDL 3'].map((norm) => write(sheet.map((row) => row.with(9, norm)))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('counts nothing but what changes, and makes no version of nothing', async () => {
  const rows = (await rowsOf('kind=powerToll&tariff=2.0TD&year=2026')).map(sheetRowOf);
  const { json } = await write(rows);
  expect(json).toMatchObject({ importId: null, version: last });
  expect((await versions())[0]?.number).toBe(last);
});
