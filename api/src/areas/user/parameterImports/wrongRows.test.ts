import type { ParameterImportAnswer } from '@vatio/contracts/user/parameterImports';
import { userApi } from '../../../../test/apis/user';
import { sheetOf, sheetRowOf } from '../../../../test/parameters';

const api = userApi.shared();
const admin = api.caller({ role: 'admin' });

const fields = [
  'kind',
  'detail',
  'period',
  'from',
  'to',
  'value',
  'alternative',
  'unit',
  'state',
  'norm',
  'question',
  'note',
] as const;
type Row = Partial<Record<(typeof fields)[number], string>>;

const reactive: Row = {
  kind: 'reactive',
  detail: 'cos φ menor de 0,80',
  from: '2027-01-01',
  to: '2027-12-31',
  value: '0,0624',
  unit: '€/kVArh',
  state: 'confirmed',
  norm: 'Orden',
};
const cellsOf = (row: Row) => fields.map((field) => row[field] ?? '');
const check = async (...rows: readonly Row[]): Promise<ParameterImportAnswer['rows']> =>
  (await admin.post('/api/parameters/imports', sheetOf(rows.map(cellsOf)))).json.rows;
const toll: Row = {
  ...reactive,
  kind: 'powerToll',
  detail: '3.0TD',
  unit: '€/kW·año',
  value: '20',
};

it.each<[string, Row, string, string]>([
  [
    'no class',
    { kind: '' },
    'kind',
    'Falta: escríbela como en la hoja exportada, «Peaje de potencia»',
  ],
  [
    'an unknown class',
    { kind: 'Peaje de todo' },
    'kind',
    'No hay ninguna clase «Peaje de todo»: escríbela como en la hoja exportada, «Peaje de potencia»',
  ],
  [
    'an unknown type',
    { detail: 'cos φ' },
    'detail',
    'Elige uno: cos φ de 0,80 a 0,95, cos φ menor de 0,80',
  ],
  [
    'another unit',
    { unit: '€/MVArh' },
    'unit',
    'Aquí va en €/kVArh, y la fila dice «€/MVArh»: pasa el valor a €/kVArh y escribe esa unidad',
  ],
  [
    'a number that may be two',
    { value: '1.234' },
    'value',
    'No sabemos si es 1,234 o 1234: escribe «1,234» o «1234»',
  ],
  ['a value with its unit', { value: '0,06 €' }, 'value', 'Escribe un número, sin unidad: 25,35'],
  [
    'a day in the column of values',
    { value: '31/12/2027' },
    'value',
    '«31/12/2027» no es un valor: ¿están cambiadas las columnas?',
  ],
  [
    'a value in the column of days',
    { from: '0,0624' },
    'from',
    '«0,0624» no es una fecha: ¿están cambiadas las columnas?',
  ],
  [
    'the last day before the first',
    { from: '2027-12-31', to: '2027-01-01' },
    'to',
    'Acaba (01/01/2027) antes de empezar (31/12/2027): ¿están cambiadas las columnas?',
  ],
  ['no first day', { from: '' }, 'from', 'Escribe el primer día, como 31/01/2026'],
  ['a day that is none', { from: '2027-02-30' }, 'from', 'Escribe la fecha como 05/11/2026'],
  [
    'a period where there is none',
    { period: 'P1' },
    'period',
    'Esta clase no tiene periodos: deja la celda vacía',
  ],
  ['no norm', { norm: '' }, 'norm', 'La norma es obligatoria'],
  ['no value', { value: '' }, 'value', 'Escribe el valor, o di que está pendiente'],
  ['a pending value', { state: 'pending' }, 'value', 'Deja el valor vacío: está pendiente'],
  ['an unknown state', { state: 'quizá' }, 'state', 'Escribe Confirmado, Pendiente o Por decidir'],
  [
    'a question without another value',
    { state: 'open', question: '¿Subió?' },
    'alternative',
    'Escribe el valor si la respuesta es sí',
  ],
  ['a negative value', { value: '-1' }, 'value', 'Escribe un número, sin unidad: 25,35'],
])('refuses %s, on the cell', async (_name, facts, field, message) => {
  const [row] = await check({ ...reactive, ...facts });
  expect([row?.outcome, row?.problems]).toEqual(['error', [{ field, message }]]);
});

it.each([
  ['0,0624', '0.0624'],
  ['0.0624', '0.0624'],
  ['.0624', undefined],
  ['6,24E-02', '0.0624'],
])('reads the number %s', async (value, read) => {
  const [row] = await check({ ...reactive, value });
  expect(row?.change?.value).toBe(read);
});

it('reads thousands with both marks', async () => {
  const rights = { ...reactive, kind: 'rightsOnce', detail: 'Enganche en baja tensión', unit: '€' };
  for (const value of ['1.234,5', '1,234.5']) {
    const [row] = await check({ ...rights, value });
    expect(row?.change?.value).toBe('1234.5');
  }
});

it('names the tariff and the periods that there are', async () => {
  const messages = async (facts: Row) =>
    (await check({ ...toll, ...facts }))[0]?.problems.map(({ message }) => message);
  expect(await messages({ detail: '4.0TD', period: 'P1' })).toEqual([
    expect.stringMatching(/^No hay tarifa «4\.0TD»: 2\.0TD, 3\.0TD, /),
  ]);
  expect(await messages({ period: '14,93' })).toEqual([
    '«14,93» no es un periodo de P1 a P6: ¿están cambiadas las columnas?',
  ]);
  expect(await messages({ detail: '2.0TD', period: 'P3' })).toEqual([
    'La tarifa 2.0TD tiene aquí 2 periodos: elige uno de ellos',
  ]);
});

it('refuses half of the periods of a tariff, and names the others', async () => {
  const rows = await check(...['P1', 'P2', 'P3'].map((period) => ({ ...toll, period })));
  const message =
    'Faltan P4, P5 y P6 de Peaje de potencia, 3.0TD, del 01/01/2027 al 31/12/2027: añade sus filas';
  expect(rows.map(({ problems }) => problems)).toEqual(
    Array(3).fill([{ field: 'period', message }]),
  );
});

it('takes one corrected period where the table has the others', async () => {
  const { json } = await admin.get('/api/parameters?kind=powerToll&tariff=3.0TD&year=2026');
  const [first] = json.rows;
  const cells = sheetRowOf(first).with(5, String(Number(first.value) + 1).replace('.', ','));
  const { json: checked } = await admin.post('/api/parameters/imports', sheetOf([cells]));
  expect(checked.rows[0]).toMatchObject({
    outcome: 'create',
    change: { before: { value: first.value, isReplaced: true } },
    warnings: [
      {
        field: 'from',
        message:
          'Cambia el valor que ya vale del 01/01/2026 al 31/12/2026: si la hoja es de otro año, corrige las fechas.',
      },
    ],
  });
});

it('warns of days that another value has, and of a value that was not changed', async () => {
  const messages = async (facts: Row) =>
    (await check({ ...reactive, ...facts }))[0]?.warnings.map(({ message }) => message);
  expect(await messages({ from: '2026-07-01', value: '0,07' })).toEqual([
    'Se solapa con el valor que ya vale del 01/01/2026 al 31/12/2026, que pierde esos días.',
  ]);
  const { json } = await admin.get('/api/parameters?kind=powerToll&tariff=2.0TD&year=2026');
  const cells = json.rows.map((row: Parameters<typeof sheetRowOf>[0]) =>
    sheetRowOf(row).with(3, '2027-01-01').with(4, '2027-12-31'),
  );
  const { json: checked } = await admin.post('/api/parameters/imports', sheetOf(cells));
  expect(checked.rows[0].warnings[0].message).toBe(
    'Es el mismo que valía del 01/01/2026 al 31/12/2026: comprueba que está publicado también para estas fechas.',
  );
});

it('tells rows of a parameter that share days, and those that are there twice', async () => {
  const [first, second, third] = await check(
    reactive,
    { ...reactive, from: '2027-07-01', to: '' },
    { ...reactive, detail: 'cos φ de 0,80 a 0,95', value: '0,0415' },
  );
  expect(first?.problems[0]).toEqual({
    field: 'from',
    message:
      'Comparte días con la fila 3 (desde el 01/07/2027): un parámetro tiene un solo valor cada día',
  });
  expect(second?.problems[0]?.message).toContain('la fila 2 (del 01/01/2027 al 31/12/2027)');
  expect(third?.outcome).toBe('create');
  const [, twice] = await check(reactive, reactive);
  expect(twice?.problems[0]?.message).toBe(
    'Este parámetro está dos veces en las mismas fechas, también en la fila 2: deja una',
  );
});

it('takes the unit of the bono social, and refuses one without time', async () => {
  const bonus = { ...reactive, kind: 'socialBonus', detail: '', value: '9' };
  const [year, none] = await Promise.all([
    check({ ...bonus, unit: '€/año' }),
    check({ ...bonus, unit: '€' }),
  ]);
  expect(year[0]?.change?.per).toBe('year');
  expect(none[0]?.problems).toEqual([
    { field: 'unit', message: 'Escribe si el valor es en €/día o en €/año' },
  ]);
});

it('takes only versions that admins make', async () => {
  const writer = await api.addCaller({ role: 'writer' });
  const sheet = sheetOf([cellsOf(reactive)]);
  expect((await writer.post('/api/parameters/imports', sheet)).status).toBe(403);
});
