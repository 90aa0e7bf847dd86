import type {
  Parameter,
  ParameterChange,
  ParameterVersion,
} from '@vatio/contracts/user/parameters';
import type { ParameterTable } from '@vatio/energy/tariff';
import fc from 'fast-check';
import { userApi } from '../../../../test/apis/user';
import { parameterChangeOf } from '../../../../test/parameters';
import { readParameterTable } from './table';

const api = userApi.shared();
const admin = api.caller({ role: 'admin', name: 'Ana Admin' });
/** The last version at the start of a test: none is ever removed. */
let last: number;
beforeEach(async () => {
  last = (await versions())[0]?.number ?? 0;
});

const change = (facts?: Partial<ParameterChange>) =>
  admin.post('/api/parameters', parameterChangeOf({ version: last, ...facts }));
const rowsOf = async (query: string): Promise<Parameter[]> =>
  (await admin.get(`/api/parameters?${query}`)).json.rows;
const spansOf = async (query: string) =>
  (await rowsOf(query)).map(({ from, to, value }) => [from, to, value]);
const versions = async (): Promise<ParameterVersion[]> =>
  (await admin.get('/api/parameters/versions')).json.rows;

const sixPeriods = [1, 2, 3, 4, 5, 6].map((period) => ({
  kind: 'powerToll' as const,
  tariff: '3.0TD' as const,
  period,
  value: `${10 - period}.5`,
}));

it('puts a whole table of a tariff in one version, and says so in the audit log', async () => {
  const { status, json } = await change({ values: sixPeriods, note: 'Publicado el 20/12/2026.' });
  expect([status, json]).toEqual([
    201,
    {
      number: last + 1,
      at: api.clock.now().toISOString(),
      changed: 6,
      actor: { id: admin.id, name: 'Ana Admin' },
      comment: 'Peaje de potencia: 3.0TD, del 01/01/2027 al 31/12/2027',
      undoes: null,
    },
  ]);
  expect((await versions()).slice(0, 2)).toEqual([json, expect.objectContaining({ number: last })]);
  expect(await rowsOf('kind=powerToll&year=2027')).toEqual(
    sixPeriods.map((value) => ({
      ...value,
      id: expect.any(String),
      variant: null,
      from: '2027-01-01',
      to: '2027-12-31',
      norm: 'RDL 1/2027',
      state: 'confirmed',
      note: 'Publicado el 20/12/2026.',
      powerLimit: null,
      per: null,
      condition: null,
    })),
  );
  const [entry] = (await admin.get('/api/audit')).json.rows;
  expect(entry).toMatchObject({
    action: 'parameters-changed',
    subject: { name: 'Parámetros regulados', email: '' },
    before: { values: [] },
    after: { version: last + 1, from: '2027-01-01', to: '2027-12-31', norm: 'RDL 1/2027' },
  });
  expect(entry.after.values).toHaveLength(6);
});

it('takes its days from what was in force, which stays before and after them', async () => {
  const values = [{ kind: 'pvpcMargin' as const, value: '4' }];
  await change({ values, from: '2026-02-10', to: '2026-02-20', comment: 'Prueba' });
  const after = [
    ['2026-02-21', null, '3.113'],
    ['2026-02-10', '2026-02-20', '4'],
    ['2017-01-01', '2026-02-09', '3.113'],
  ];
  expect(await spansOf('kind=pvpcMargin')).toEqual(after);
  expect((await versions())[0]).toMatchObject({ comment: 'Prueba', changed: 1 });
  const [entry] = (await admin.get('/api/audit')).json.rows;
  expect(entry.before.values).toEqual([expect.objectContaining({ value: '3.113' })]);

  // Earlier versions stay as they were.
  expect(await spansOf(`kind=pvpcMargin&version=${last}`)).toEqual([['2017-01-01', null, '3.113']]);
  await change({ version: last + 1, values, from: '2020-01-01', to: null });
  expect(await spansOf('kind=pvpcMargin')).toEqual([
    ['2020-01-01', null, '4'],
    ['2017-01-01', '2019-12-31', '3.113'],
  ]);
  expect(await spansOf(`kind=pvpcMargin&version=${last + 1}`)).toEqual(after);
});

it('confirms what was pending, and leaves the rest of it pending', async () => {
  const values = [{ kind: 'socialBonus' as const, value: '9', per: 'year' as const }];
  await change({ from: '2027-01-01', to: '2027-06-30', values });
  const rows = await rowsOf('kind=socialBonus&year=2027');
  expect(rows.map(({ from, state, value }) => [from, state, value])).toEqual([
    ['2027-07-01', 'pending', null],
    ['2027-01-01', 'confirmed', '9'],
  ]);
});

it('writes nothing when the table says so already, however numbers are spelled', async () => {
  const same = {
    from: '2026-06-01',
    to: '2026-10-31',
    norm: 'Ley 38/1992, art. 99',
    values: [{ kind: 'electricityTax' as const, value: '05.112696320' }],
  };
  const { status, json } = await change(same);
  expect([status, json.message]).toEqual([
    422,
    'La tabla ya dice eso de esas fechas: no hay nada que cambiar.',
  ]);
  expect((await versions())[0]?.number).toBe(last);
  expect((await change({ ...same, norm: 'Otra' })).status).toBe(201);
});

describe('a value that is far from the one before it', () => {
  const toll = (value: string, isConfirmed?: boolean) =>
    change({ values: [{ kind: 'reactive', variant: 'below080', value, isConfirmed }] });

  it('is refused with a question, in both directions, until it is confirmed', async () => {
    for (const [value, question] of [
      ['6.2332', 'Es 100 veces el de 2026 (0,062332). ¿Seguro?'],
      ['0.0062332', 'Es el 10 % del de 2026 (0,062332). ¿Seguro?'],
      ['0', 'Es cero, y el de 2026 (0,062332) no lo era. ¿Seguro?'],
    ] as const) {
      const { status, json } = await toll(value, false);
      expect([status, json.fields['values.0.value'].replace(/Parece.*kVArh\. /, '')]).toEqual([
        422,
        question,
      ]);
    }
    expect((await versions())[0]?.number).toBe(last);
    expect((await toll('6.2332', true)).status).toBe(201);
  });

  it('is no question where it is entered already, or where there was none before', async () => {
    await toll('9.9', true);
    last += 1;
    const sent = { norm: 'Otra norma' };
    const values = [
      { kind: 'reactive' as const, variant: 'below080', value: '9.9', isConfirmed: false },
    ];
    expect((await change({ ...sent, values })).status).toBe(201);
    last += 1;
    const first = [{ kind: 'pvpcMargin' as const, value: '99', isConfirmed: false }];
    expect((await change({ from: '2000-01-01', to: '2000-12-31', values: first })).status).toBe(
      201,
    );
  });
});

it('tells the last version when somebody else was quicker', async () => {
  const { json: current } = await change();
  const late = parameterChangeOf({ version: last, norm: 'RDL 2/2027' });
  const { status, json } = await admin.post('/api/parameters', late);
  expect([status, json]).toEqual([
    409,
    {
      message: 'Otra persona ha cambiado los parámetros mientras los editabas.',
      versions: { yours: late, current },
    },
  ]);
});

it('takes one of several changes of the same version at the same moment', async () => {
  const answers = await Promise.all(
    ['1', '2', '3', '4'].map((value) => change({ values: [{ kind: 'pvpcMargin', value }] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect((await versions())[0]?.number).toBe(last + 1);
});

/** Each day of a while, with its value in a table. */
const wordsOf = (table: ParameterTable) =>
  Array.from({ length: 40 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 9, 15 + day)).toISOString().slice(0, 10);
    const row = table.row({ kind: 'electricityTax' }, date);
    return row ? (row.value ?? 'pending') : 'none';
  });

it('loses no day and gives none two values, whatever is entered, and keeps every version', async () => {
  const dayOf = (day: number) => new Date(Date.UTC(2026, 9, 15 + day)).toISOString().slice(0, 10);
  const entered = fc.sample(fc.tuple(fc.nat(39), fc.option(fc.nat(39), { freq: 5 })), {
    numRuns: 30,
    seed: 6,
  });
  const expected = [wordsOf((await readParameterTable(api.db)).table)];
  for (const [n, [day, other]] of entered.entries()) {
    const from = Math.min(day, other ?? day);
    const to = other === null ? 40 : Math.max(day, other);
    const value = `${n}.25`;
    const sent = { from: dayOf(from), to: other === null ? null : dayOf(to) };
    const values = [{ kind: 'electricityTax' as const, value }];
    expect((await change({ ...sent, values, version: last + n })).status).toBe(201);
    const before = expected.at(-1) ?? [];
    expected.push(before.map((word, index) => (from <= index && index <= to ? value : word)));
  }
  for (const [index, words] of expected.entries()) {
    // The engine throws when a day has two values.
    const { table } = await readParameterTable(api.db, last + index);
    expect([index, wordsOf(table)]).toEqual([index, words]);
  }
});
