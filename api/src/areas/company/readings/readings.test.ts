import type { NewReading, Reading } from '@vatio/contracts/company/readings';
import { companyApi } from '../../../../test/apis/company';
import type { Caller } from '../../../../test/calls/caller';
import {
  addClient,
  addContract,
  addPoint,
  addReading,
  contractOf,
  readingOf,
  smallContractOf,
} from '../../../../test/supply';

const api = companyApi.fresh();
let admin: Caller;
let pointId: string;
let cups: string;
let path: string;
beforeEach(async () => {
  admin = await api.addCaller({ role: 'admin' });
  pointId = await addPoint(admin);
  ({ cups } = (await admin.get(`/api/points/${pointId}`)).json);
  path = `/api/points/${pointId}/readings`;
});

/** The audit since client and point were created, the newest first. */
const entries = async () => (await admin.get('/api/audit')).json.rows.slice(0, -2);
const read = async (days = 'from=2025-01-01&to=2025-12-31') =>
  (await admin.get(`${path}?${days}`)).json;
const rows = async (): Promise<Reading[]> => (await read()).rows;
const add = (...sent: NewReading[]) => admin.post(path, { rows: sent });
/** A month of 2025, with values that all its periods may have. */
const monthOf = (month: string, facts: Partial<NewReading> = {}) =>
  readingOf({
    from: `2025-${month}-01`,
    to: `2025-${month}-28`,
    energyKwh: ['0', '0', '0', '0', '0', '5'],
    reactiveKvarh: null,
    maxKw: null,
    ...facts,
  });
const smallReading = (facts: Partial<NewReading> = {}) =>
  readingOf({ energyKwh: ['1', '2', '3'], reactiveKvarh: null, maxKw: ['3.3', null], ...facts });

it('adds readings, digit by digit, and says so in the audit log', async () => {
  const sent = [readingOf(), monthOf('03'), monthOf('02', { isEstimated: true })];
  const { status, json } = await add(...sent);
  expect(status).toBe(201);
  expect(json.rows).toEqual(
    sent.map((row) => ({
      ...row,
      id: expect.any(String),
      supplyPointId: pointId,
      version: 1,
      warnings: [],
      createdAt: api.clock.now().toISOString(),
    })),
  );
  const [january, march, february] = json.rows;
  expect(await read()).toEqual({
    rows: [january, february, march],
    firstDay: '2025-01-01',
    lastDay: '2025-03-28',
  });
  const subject = { id: pointId, name: cups, email: '' };
  expect(await entries()).toEqual([
    expect.objectContaining({
      action: 'readings-added',
      subject,
      before: null,
      after: { readings: sent },
    }),
  ]);
});

it('gives those that have one of the days, and says from when to when there are any', async () => {
  await add(readingOf(), monthOf('03'), monthOf('07'));
  const { rows: found, ...days } = await read('from=2025-01-31&to=2025-03-01');
  expect(found.map(({ from }: Reading) => from)).toEqual(['2025-01-01', '2025-03-01']);
  expect(days).toEqual({ firstDay: '2025-01-01', lastDay: '2025-07-28' });
});

it('has nothing to say of a point without readings', async () => {
  expect(await read()).toEqual({ rows: [], firstDay: null, lastDay: null });
});

it.each([
  ['the end before the beginning', 'from=2025-02-01&to=2025-01-31', 'to'],
  ['more than two years', 'from=2023-01-01&to=2025-01-31', 'to'],
  ['no day', 'from=2025-02-30&to=2025-03-31', 'from'],
])('refuses to look for %s', async (_name, days, field) => {
  const { status, json } = await admin.get(`${path}?${days}`);
  expect([status, Object.keys(json.fields)]).toEqual([422, [field]]);
});

it.each<[string, NewReading[], Record<string, string>]>([
  [
    'numbers that are none',
    [monthOf('01'), monthOf('02', { energyKwh: ['1,5', '-1', '1e3', '', '1.0001', '2000000000'] })],
    {
      'rows.1.energyKwh.0': 'Escribe un número',
      'rows.1.energyKwh.1': 'No puede ser negativo',
      'rows.1.energyKwh.2': 'Escribe un número',
      'rows.1.energyKwh.3': 'Escribe un número',
      'rows.1.energyKwh.4': 'Máximo 3 decimales',
      'rows.1.energyKwh.5': 'Máximo 1.000.000.000 kWh',
    },
  ],
  [
    'days that are none or in the wrong order',
    [monthOf('01', { to: '2024-12-31' }), monthOf('02', { to: '2025-02-30' })],
    { 'rows.1.to': 'Escribe la fecha como 05/11/2026' },
  ],
  [
    'the end before the beginning, and a year by mistake',
    [monthOf('02', { to: '2025-01-31' }), monthOf('03', { from: '2023-03-01' })],
    {
      'rows.0.to': 'La fecha final no puede ser anterior a la inicial',
      'rows.1.to': 'Una lectura abarca como mucho 366 días: comprueba el año',
    },
  ],
  [
    'what has not happened yet',
    [monthOf('01', { from: '2026-01-01', to: '2026-01-31' })],
    { 'rows.0.to': 'Todavía no ha llegado ese día' },
  ],
  [
    'numbers of periods that no tariff has',
    [
      monthOf('01', { energyKwh: ['1', '2', '3', '4'] }),
      monthOf('02', { reactiveKvarh: ['1', '2', '3'], maxKw: ['1', '2'] }),
    ],
    {
      'rows.0.energyKwh': 'Escribe 3 o 6 energías',
      'rows.1.reactiveKvarh': 'Escribe 6 reactivas',
      'rows.1.maxKw': 'Escribe 6 maxímetros',
    },
  ],
])('refuses %s, on the field, and stores none of them', async (_name, sent, fields) => {
  const { status, json } = await add(...sent);
  expect([status, json.fields]).toEqual([422, fields]);
  expect([await rows(), await entries()]).toEqual([[], []]);
});

it('goes by the clock where the point is', async () => {
  // Half past midnight of the 16th in Madrid.
  api.clock.advance({ seconds: 13.5 * 3600 });
  admin = await api.addCaller({ role: 'admin', email: 'noche@vatio.example' });
  const today = monthOf('01', { from: '2026-01-16', to: '2026-01-16' });
  expect((await add(today)).status).toBe(201);
  const clientId = await addClient(admin);
  const there = await addPoint(admin, { clientId, territory: 'canarias', postcode: '35001' });
  const { status, json } = await admin.post(`/api/points/${there}/readings`, { rows: [today] });
  expect([status, json.fields]).toEqual([422, { 'rows.0.to': 'Todavía no ha llegado ese día' }]);
});

it('takes from 1 to 60 at once', async () => {
  expect((await add()).status).toBe(422);
  const day = (index: number) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
  const days = Array.from({ length: 61 }, (_, index) =>
    monthOf('01', { from: day(index), to: day(index) }),
  );
  expect((await add(...days)).status).toBe(422);
  expect((await add(...days.slice(1))).status).toBe(201);
  expect(await rows()).toHaveLength(60);
});

describe('the tariff of those days says how many periods there are', () => {
  it('when there is a contract', async () => {
    await addContract(admin, pointId, smallContractOf({ from: '2025-01-01', to: '2025-06-30' }));
    const { json } = await add(readingOf());
    expect(json.fields).toEqual({ 'rows.0.energyKwh': 'La tarifa 2.0TD tiene 3 energías' });
    expect((await add(smallReading())).status).toBe(201);
    // After its end there are no data.
    expect((await add(monthOf('07'))).status).toBe(201);
  });

  it('and either of two, when it changes between them', async () => {
    await addContract(admin, pointId, smallContractOf({ from: '2025-01-01', to: '2025-01-15' }));
    await addContract(admin, pointId, contractOf({ from: '2025-01-16', to: '2025-12-31' }));
    expect((await add(readingOf())).status).toBe(201);
    expect((await add(smallReading({ source: 'invoice' }))).status).toBe(201);
  });
});

describe('a day belongs to one reading of each source', () => {
  const overlap = 'Se solapa con la lectura del 01/01/2025 al 31/01/2025';

  it.each([
    ['the same days', '2025-01-01', '2025-01-31'],
    ['its last day', '2025-01-31', '2025-02-28'],
    ['its first day', '2024-12-01', '2025-01-01'],
  ])('not with %s', async (_name, from, to) => {
    await addReading(admin, pointId);
    const { status, json } = await add(monthOf('06'), monthOf('01', { from, to }));
    expect([status, json.fields]).toEqual([422, { 'rows.1.from': overlap }]);
    expect(await rows()).toHaveLength(1);
  });

  it('not with another one that comes with it', async () => {
    const { json } = await add(readingOf(), monthOf('02'), readingOf());
    expect(json.fields).toEqual({ 'rows.2.from': overlap });
  });

  it('but the invoice may say something else', async () => {
    expect((await add(readingOf(), readingOf({ source: 'invoice' }))).status).toBe(201);
  });

  it('also when they come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(readingOf())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
    expect(await rows()).toHaveLength(1);
  });

  it('and another point has its own', async () => {
    await addReading(admin, pointId);
    await addReading(admin, await addPoint(admin));
  });
});

it('warns of values in periods that those days do not have, and stores them', async () => {
  const sent = monthOf('04', {
    energyKwh: ['7', '0', '0', '1', '1', '1'],
    maxKw: [null, '3', null, null, null, '4'],
  });
  const message = (period: string) =>
    `${period} no tiene horas en esos días: comprueba si la cifra es de otro periodo`;
  const warnings = [
    { field: 'energyKwh.0', message: message('P1') },
    { field: 'maxKw.1', message: message('P2') },
  ];
  expect((await add(sent)).json.rows[0].warnings).toEqual(warnings);
  expect((await rows())[0]?.warnings).toEqual(warnings);
});

it('warns by the clock of the territory', async () => {
  await admin.patch(`/api/points/${pointId}`, { version: 1, territory: 'baleares' });
  const { json } = await add(readingOf());
  expect(json.rows[0].warnings.map(({ field }: { field: string }) => field)).toEqual([
    'energyKwh.0',
    'energyKwh.1',
    'reactiveKvarh.0',
    'reactiveKvarh.1',
    'maxKw.0',
    'maxKw.1',
  ]);
});
