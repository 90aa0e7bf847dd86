import { maxContracts, type NewSupplyContract } from '@vatio/contracts/company/contracts';
import { v7 as uuidV7 } from 'uuid';
import { companyApi } from '../../../../test/apis/company';
import {
  addContract,
  addPoint,
  contractOf,
  cupsOf,
  smallContractOf,
} from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });
let pointId: string;
let cups: string;
let path: string;
beforeEach(async () => {
  pointId = await addPoint(admin);
  ({ cups } = (await admin.get(`/api/points/${pointId}`)).json);
  path = `/api/points/${pointId}/contracts`;
});

/** The audit since client and point were created, the newest first. */
const entries = async () => (await admin.get('/api/audit')).json.rows.slice(0, -2);
const rows = async () => (await admin.get(path)).json.rows;

it('adds a contract, digit by digit, and says so in the audit log', async () => {
  const sent = contractOf({ powerPricesEurPerKwYear: ['20.376927', '1', '1', '1', '1', '0'] });
  const { status, json: contract } = await admin.post(path, sent);
  expect(status).toBe(201);
  expect(contract).toEqual({
    ...sent,
    id: contract.id,
    supplyPointId: pointId,
    version: 1,
    createdAt: api.clock.now().toISOString(),
    warnings: [],
  });
  const { warnings: _, ...stored } = contract;
  expect(await rows()).toEqual([stored]);
  const subject = { id: pointId, name: cups, email: '' };
  expect(await entries()).toEqual([
    expect.objectContaining({ action: 'contract-created', subject, before: null, after: sent }),
  ]);
});

it('warns of a tariff that is not of the voltage, and stores it all the same', async () => {
  const point = await addPoint(admin, { cups: cupsOf(77), voltageKv: '20' });
  const path = `/api/points/${point}/contracts`;
  const { status, json } = await admin.post(path, contractOf());
  const message =
    'La tarifa 3.0TD es para tensiones hasta 1 kV, y el punto tiene 20 kV, que son de la 6.1TD: revisa la tensión o la tarifa.';
  expect([status, json.warnings]).toEqual([201, [{ field: 'tariff', message }]]);
  const change = { ...contractOf({ tariff: '6.1TD' }), version: json.version };
  expect((await admin.put(`/api/contracts/${json.id}`, change)).json.warnings).toEqual([]);
});

it('lists the newest first', async () => {
  for (const year of [2024, 2026, 2025]) {
    await addContract(
      admin,
      pointId,
      contractOf({ from: `${year}-01-01`, to: `${year}-12-31`, supplier: `De ${year}` }),
    );
  }
  expect((await rows()).map(({ supplier }: NewSupplyContract) => supplier)).toEqual([
    'De 2026',
    'De 2025',
    'De 2024',
  ]);
});

const sixPowers = (...powersKw: string[]) => contractOf({ powersKw });
it.each<[string, NewSupplyContract, Record<string, string>]>([
  [
    'powers out of order',
    sixPowers('30', '20', '20', '20', '20', '15'),
    {
      'powersKw.1': 'La potencia de P2 (20 kW) no puede ser menor que la de P1 (30 kW)',
      'powersKw.5': 'La potencia de P6 (15 kW) no puede ser menor que la de P5 (20 kW)',
    },
  ],
  [
    '15 kW in all periods of 3.0TD',
    sixPowers('15', '15', '15', '15', '15', '15'),
    { powersKw: 'La tarifa 3.0TD pide más de 15 kW en algún periodo' },
  ],
  [
    'a power of nothing',
    sixPowers('0', '20', '20', '20', '20', '20'),
    { 'powersKw.0': 'La potencia de P1 debe ser mayor que 0' },
  ],
  ['two powers of six', sixPowers('20', '20'), { powersKw: 'La tarifa 3.0TD tiene 6 potencias' }],
  [
    'more than 15 kW in 2.0TD',
    smallContractOf({ powersKw: ['3', '15.001'] }),
    { 'powersKw.1': 'La potencia de P2 pasa de 15 kW: la tarifa 2.0TD no lo admite' },
  ],
  [
    'prices of another tariff, and the end before the beginning',
    smallContractOf({
      energyPricesEurPerKwh: ['1', '1', '1', '1', '1', '1'],
      powerPricesEurPerKwYear: ['1', '1', '1'],
      from: '2026-02-01',
      to: '2026-01-31',
    }),
    {
      energyPricesEurPerKwh: 'La tarifa 2.0TD tiene 3 precios de energía',
      powerPricesEurPerKwYear: 'La tarifa 2.0TD tiene 2 precios de potencia',
      to: 'La fecha final no puede ser anterior a la inicial',
    },
  ],
  [
    'a margin that is of a MWh',
    contractOf({ marginEurPerKwh: '8.5' }),
    { marginEurPerKwh: '¿Está en €/MWh? Divídelo entre 1000' },
  ],
  [
    'numbers that are none',
    contractOf({ powersKw: ['1,5', '1.2345', '-1', '1e3', '', '2000000'] }),
    {
      'powersKw.0': 'Escribe un número',
      'powersKw.1': 'Máximo 3 decimales',
      'powersKw.2': 'No puede ser negativo',
      'powersKw.3': 'Escribe un número',
      'powersKw.4': 'Escribe un número',
      'powersKw.5': 'Máximo 1.000.000 kW',
    },
  ],
  [
    'days that are none',
    contractOf({ from: '2026-02-30', to: '0206-01-01' }),
    { from: 'Escribe la fecha como 05/11/2026', to: 'Escribe una fecha entre 1990 y 2100' },
  ],
])('refuses %s, on the field', async (_name, sent, fields) => {
  const { status, json } = await admin.post(path, sent);
  expect([status, json.fields]).toEqual([422, fields]);
  expect([await rows(), await entries()]).toEqual([[], []]);
});

it('adds no more than are read together', async () => {
  await addContract(admin, pointId);
  const template = await api.db
    .selectFrom('supply_contracts')
    .selectAll()
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: maxContracts - 1 }, (_, n) => {
    const day = `${1800 + n}-01-01`;
    const fields = { id: uuidV7(), first_day: day, last_day: day, power_changes: '[]' };
    return { ...template, ...fields };
  });
  await api.db.insertInto('supply_contracts').values(others).execute();
  const next = contractOf({ from: '2027-01-01', to: null });
  const { status, json } = await admin.post(path, next);
  expect([status, json.fields]).toEqual([422, { from: expect.stringMatching(/no caben más/) }]);
});

describe('a day belongs to one contract', () => {
  const overlap = 'Se solapa con el contrato de Comercializadora Uno, del 01/01/2026 al 31/12/2026';

  it.each([
    ['the same days', '2026-01-01', '2026-12-31'],
    ['its last day', '2026-12-31', '2027-12-31'],
    ['its first day', '2025-01-01', '2026-01-01'],
    ['some of its days', '2026-06-01', '2026-06-30'],
    ['all of them and more', '2025-01-01', null],
  ])('not with %s', async (_name, from, to) => {
    await addContract(admin, pointId);
    const { status, json } = await admin.post(path, contractOf({ from, to }));
    expect([status, json.fields]).toEqual([422, { from: overlap }]);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['before', '2025-01-01', '2025-12-31'],
    ['after', '2027-01-01', null],
  ])('the next one may be just %s', async (_name, from, to) => {
    await addContract(admin, pointId);
    expect((await admin.post(path, contractOf({ from, to }))).status).toBe(201);
  });

  it('one without an end takes all days, until it gets one', async () => {
    const first = contractOf({ to: null });
    const id = await addContract(admin, pointId, first);
    const second = contractOf({ from: '2027-03-01', to: null });
    expect((await admin.post(path, second)).json.fields).toEqual({
      from: 'Se solapa con el contrato de Comercializadora Uno, que empieza el 01/01/2026 y no tiene fecha final: pónsela antes',
    });
    await admin.put(`/api/contracts/${id}`, { ...first, to: '2027-02-28', version: 1 });
    expect((await admin.post(path, second)).status).toBe(201);
  });

  it('also when they come at the same moment', async () => {
    const answers = await Promise.all(
      ['01', '02', '03', '04', '05'].map((month) =>
        admin.post(path, contractOf({ from: `2026-${month}-01`, to: '2026-12-31' })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
    expect(await rows()).toHaveLength(1);
  });

  it('also when two grow towards each other at the same moment', async () => {
    const first = contractOf({ from: '2026-01-01', to: '2026-03-31' });
    const second = contractOf({ from: '2026-07-01', to: '2026-12-31' });
    const ids = [
      await addContract(admin, pointId, first),
      await addContract(admin, pointId, second),
    ];
    const answers = await Promise.all([
      admin.put(`/api/contracts/${ids[0]}`, { ...first, to: '2026-06-30', version: 1 }),
      admin.put(`/api/contracts/${ids[1]}`, { ...second, from: '2026-04-01', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('but another point has its own', async () => {
    await addContract(admin, pointId);
    const other = await addPoint(admin);
    await addContract(admin, other);
  });
});

describe('a correction', () => {
  it('replaces the whole contract, and writes down what changed and of which', async () => {
    const id = await addContract(admin, pointId);
    const sent = contractOf({ supplier: 'Otra', noticeDays: null, powersKw: Array(6).fill('16') });
    const { status, json } = await admin.put(`/api/contracts/${id}`, { ...sent, version: 1 });
    expect([status, json]).toEqual([200, expect.objectContaining({ ...sent, id, version: 2 })]);
    const { warnings: _, ...stored } = json;
    expect(await rows()).toEqual([stored]);
    const { supplier, noticeDays, powersKw, from } = contractOf();
    expect((await entries())[0]).toMatchObject({
      action: 'contract-changed',
      subject: { id: pointId, name: cups },
      before: { from, supplier, noticeDays, powersKw },
      after: { supplier: 'Otra', noticeDays: null, powersKw: sent.powersKw },
    });
  });

  it('writes nothing when nothing changes, however numbers are spelled', async () => {
    const id = await addContract(admin, pointId);
    const same = contractOf({ meterEurPerMonth: '001.36' });
    const { json } = await admin.put(`/api/contracts/${id}`, { ...same, version: 1 });
    expect(json.version).toBe(1);
    expect(await entries()).toHaveLength(1);
  });

  it('is held to the same rules', async () => {
    const id = await addContract(admin, pointId);
    const change = { ...smallContractOf({ powersKw: ['16', '3'] }), version: 1 };
    const { status, json } = await admin.put(`/api/contracts/${id}`, change);
    expect([status, Object.keys(json.fields)]).toEqual([422, ['powersKw.0']]);
    const [{ tariff }] = await rows();
    expect(tariff).toBe('3.0TD');
  });

  it('may delete it, and the point can be deleted then', async () => {
    const id = await addContract(admin, pointId);
    expect((await admin.delete(`/api/contracts/${id}`)).status).toBe(204);
    expect(await rows()).toEqual([]);
    expect((await entries())[0]).toMatchObject({
      action: 'contract-deleted',
      before: contractOf(),
      after: null,
    });
    expect((await admin.delete(`/api/points/${pointId}`)).status).toBe(204);
  });
});
