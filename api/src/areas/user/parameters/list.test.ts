import type { Parameter } from '@vatio/contracts/user/parameters';
import {
  canariesAndWinter2025,
  firstParameters,
  officialTexts,
  regulatedParameters,
  rightsAndDiscounts,
  verificationTolerances,
} from '@vatio/energy/parameters';
import { sql } from 'kysely';
import { userApi } from '../../../../test/apis/user';
import { parameterChangeOf } from '../../../../test/parameters';
import { readParameterTable } from './table';

const api = userApi.shared();
const reader = api.caller({ role: 'reader' });

const list = async (query = '') => (await reader.get(`/api/parameters?${query}`)).json;

it('has at first what the energy engine brings, digit by digit', async () => {
  const inOrder = (rows: readonly object[]) =>
    rows.map((row) => JSON.stringify(sorted(row))).sort();
  const sorted = (row: object) => Object.fromEntries(Object.entries(row).sort());
  const { version, table } = await readParameterTable(api.db);
  expect(version).toBe(5);
  expect(inOrder(table.rows)).toEqual(inOrder(regulatedParameters));
  const { table: first } = await readParameterTable(api.db, 1);
  expect(inOrder(first.rows)).toEqual(inOrder(firstParameters));
  expect(await list('pageSize=1')).toMatchObject({ total: regulatedParameters.length, version: 5 });
});

it('says of a value all that is known of it', async () => {
  const { rows } = await list('kind=vat&variant=reduced&year=2026&pageSize=3');
  expect(rows.map(({ id: _, ...row }: Parameter) => row)).toEqual([
    {
      kind: 'vat',
      tariff: null,
      period: null,
      variant: 'reduced',
      per: null,
      from: '2026-12-01',
      to: '2026-12-31',
      value: '21',
      state: 'confirmed',
      note: '',
      norm: 'RDL 25/2026, arts. 18 a 21, BOE-A-2026-20265',
      powerLimit: { kw: '10', isIncluded: true },
      condition: {
        question: '¿Subió el IPC de la electricidad de octubre de 2026 más del 15 %?',
        alternative: '10',
      },
    },
    expect.objectContaining({ from: '2026-11-01', condition: expect.anything() }),
    expect.objectContaining({ from: '2026-06-01', to: '2026-10-31', condition: null }),
  ]);
});

const wordsOf = async (query: string) => {
  const { rows }: { rows: Parameter[] } = await list(query);
  return rows.map(({ tariff, period, variant, from, value }) =>
    [tariff, variant, period && `P${period}`, from, value].filter(Boolean).join(' '),
  );
};

it.each([
  ['kind=energyToll&tariff=2.0TD&year=2026', 3],
  ['kind=energyToll&tariff=2.0TD', 9],
  ['kind=excessRatio&year=2026', 0],
  // One that began in 2017 and has no end.
  ['kind=pvpcMargin&year=2030', 1],
  ['state=pending', 66],
  ['state=pending&year=2026', 26],
  ['kind=electricityTax&state=confirmed&year=2026', 5],
])('finds by %s', async (query, total) => {
  expect((await list(query)).total).toBe(total);
});

it('sorts by class, tariff and variant, the newest first, then by period', async () => {
  expect((await wordsOf('tariff=2.0TD&kind=powerToll')).map((words) => words.slice(0, 19))).toEqual(
    [
      '2.0TD P1 2026-01-01',
      '2.0TD P2 2026-01-01',
      '2.0TD P1 2025-01-01',
      '2.0TD P2 2025-01-01',
      '2.0TD P1 2024-01-01',
      '2.0TD P2 2024-01-01',
    ],
  );
  expect((await wordsOf('kind=reactive&year=2026')).map((words) => words.split(' ')[0])).toEqual([
    'from080to095',
    'below080',
  ]);
  const kinds = (await list('year=2026&pageSize=1000')).rows.map(({ kind }: Parameter) => kind);
  expect([...new Set(kinds)]).toEqual([
    'powerToll',
    'powerCharge',
    'energyToll',
    'energyCharge',
    'excessDaily',
    'excessMonthly',
    'electricityTax',
    'electricityTaxMinimum',
    'vat',
    'igic',
    'ipsi',
    'socialBonus',
    'reactive',
    'meterRental',
    'pvpcMargin',
    'rightsPerKw',
    'rightsOnce',
    'legalInterest',
    'socialBonusDiscount',
    'toleranceEur',
    'tolerancePercent',
  ]);
});

it('pages without losing or repeating a row', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list(`pageSize=300&page=${page}`)));
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }: Parameter) => id));
  expect([ids.length, new Set(ids).size]).toEqual([847, 847]);
});

it.each([
  ['year=x', 'year'],
  ['kind=peaje', 'kind'],
  ['tariff=2.0', 'tariff'],
  ['state=confirmado', 'state'],
  ['version=0', 'version'],
  ['sort=kind', 'sort'],
])('refuses the query %s', async (query, field) => {
  const { status, json } = await reader.get(`/api/parameters?${query}`);
  expect([status, Object.keys(json.fields)]).toEqual([422, [field]]);
});

it('does not know a version that there never was', async () => {
  const { status, json } = await reader.get('/api/parameters?version=7');
  expect([status, json.message]).toEqual([404, 'Esa versión de los parámetros no existe.']);
  await expect(readParameterTable(api.db, 7)).rejects.toThrow('no existe');
});

it('lists its versions: the first five came with the program', async () => {
  const { json } = await reader.get('/api/parameters/versions');
  expect(json).toEqual({
    rows: [
      {
        number: 5,
        at: expect.any(String),
        actor: null,
        undoes: null,
        changed: verificationTolerances.length,
        comment: 'Tolerancias de la verificación de facturas',
      },
      {
        number: 4,
        at: expect.any(String),
        actor: null,
        undoes: null,
        changed: canariesAndWinter2025.length,
        comment: 'IGIC según su ley; t_ep de enero a marzo de 2025, pendiente',
      },
      {
        number: 3,
        at: expect.any(String),
        actor: null,
        undoes: null,
        changed: rightsAndDiscounts.length,
        comment: 'Derechos de acometida, interés legal y descuento del bono social',
      },
      {
        number: 2,
        at: expect.any(String),
        actor: null,
        undoes: null,
        changed: officialTexts.length,
        comment: 'Valores según los textos oficiales',
      },
      {
        number: 1,
        at: expect.any(String),
        actor: null,
        undoes: null,
        changed: 710,
        comment: 'Valores publicados hasta noviembre de 2026',
      },
    ],
    total: 5,
  });
});

it.each([
  ['change', sql`update regulated_parameters set value = 0 where kind = 'pvpcMargin'`],
  ['deletion', sql`delete from regulated_parameters where kind = 'pvpcMargin'`],
  ['emptying', sql`truncate regulated_parameters`],
  ['change of a version', sql`update parameter_versions set comment = ''`],
])('the database refuses a %s', async (_name, statement) => {
  await expect(statement.execute(api.db)).rejects.toThrow('a version never changes');
});

it('reads a version once, and what a transaction sees is not kept', async () => {
  const { table } = await readParameterTable(api.db);
  expect((await readParameterTable(api.db, 5)).table).toBe(table);
  const admin = await api.addCaller({ role: 'admin' });
  const undone = api.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('parameter_versions')
      .values({
        number: 6,
        at: new Date(),
        comment: 'x',
        changed: 1,
        actor_id: null,
        actor_name: null,
      })
      .execute();
    expect((await readParameterTable(transaction)).version).toBe(6);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await admin.post('/api/parameters', parameterChangeOf());
  const { version, table: changed } = await readParameterTable(api.db);
  expect([version, changed.row({ kind: 'electricityTax' }, '2027-05-05')?.norm]).toEqual([
    6,
    'RDL 1/2027',
  ]);
  expect((await readParameterTable(api.db, 5)).table).toBe(table);
});
