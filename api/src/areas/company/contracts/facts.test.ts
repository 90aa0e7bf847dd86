import type { NewSupplyContract } from '@vatio/contracts/company/contracts';
import { companyApi } from '../../../../test/apis/company';
import { addContract, addPoint, contractOf, smallContractOf } from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });
let path: string;
let pointId: string;
beforeEach(async () => {
  pointId = await addPoint(admin);
  path = `/api/points/${pointId}/contracts`;
});

const rows = async () => (await admin.get(path)).json.rows;
const six = (first: string, last = first) => [first, first, first, first, first, last];
const known: Partial<NewSupplyContract> = {
  plannedMonths: 12,
  powerChanges: [
    { from: '2026-03-01', powersKw: six('30', '40.5') },
    { from: '2026-12-31', powersKw: six('20') },
  ],
  reducedTax: { letter: 'c', energyPercent: '80.5' },
  vulnerability: 'none',
  socialBonusFinancing: 'untaxed',
};

it('keeps what bills need to know of a contract', async () => {
  const sent = contractOf(known);
  const { status, json } = await admin.post(path, sent);
  expect([status, json]).toEqual([201, expect.objectContaining(sent)]);
  const { warnings: _, ...stored } = json;
  expect(await rows()).toEqual([stored]);
  const [entry] = (await admin.get('/api/audit')).json.rows;
  expect(entry).toMatchObject({ action: 'contract-created', after: sent });
});

describe('a section that knows nothing of them', () => {
  const older = ({ plannedMonths, powerChanges, reducedTax, ...more }: NewSupplyContract) => {
    const { vulnerability: _, socialBonusFinancing: _2, ...fields } = more;
    return fields;
  };

  it('adds a contract of which they are unknown', async () => {
    const { status, json } = await admin.post(path, older(contractOf()));
    expect([status, json]).toEqual([201, expect.objectContaining(contractOf())]);
  });

  it('changes a contract and leaves them as they are', async () => {
    const id = await addContract(admin, pointId, contractOf(known));
    const change = { ...older(contractOf({ supplier: 'Otra' })), version: 1 };
    const { status, json } = await admin.put(`/api/contracts/${id}`, change);
    expect([status, json]).toEqual([
      200,
      expect.objectContaining({ ...contractOf(known), supplier: 'Otra' }),
    ]);
  });

  it('is told when what is stored does not go with its change', async () => {
    const id = await addContract(admin, pointId, contractOf(known));
    const change = { ...older(contractOf({ to: '2026-06-30' })), version: 1 };
    const { status, json } = await admin.put(`/api/contracts/${id}`, change);
    expect([status, Object.keys(json.fields)]).toEqual([422, ['powerChanges.1.from']]);
  });
});

it('forgets what is no longer known', async () => {
  const id = await addContract(admin, pointId, contractOf(known));
  const { json } = await admin.put(`/api/contracts/${id}`, { ...contractOf(), version: 1 });
  expect(json).toMatchObject({ plannedMonths: null, powerChanges: [], reducedTax: null });
});

const outside =
  'El cambio tiene que ser posterior al primer día del contrato, y no pasar del último';
const changed = (from: string, powersKw = six('30')) => ({ from, powersKw });
it.each<[string, Partial<NewSupplyContract>, Record<string, string>]>([
  [
    'a change on the first day, and one after the last',
    { powerChanges: [changed('2026-01-01'), changed('2027-01-01')] },
    { 'powerChanges.0.from': outside, 'powerChanges.1.from': outside },
  ],
  [
    'two changes on one day',
    { powerChanges: [changed('2026-02-01'), changed('2026-02-01')] },
    { 'powerChanges.1.from': 'Cada cambio tiene que ser posterior al anterior' },
  ],
  [
    'new powers that the tariff does not allow',
    { powerChanges: [changed('2026-02-01', six('30', '20')), changed('2026-03-01', ['30', '30'])] },
    {
      'powerChanges.0.powersKw.5':
        'La potencia de P6 (20 kW) no puede ser menor que la de P5 (30 kW)',
      'powerChanges.1.powersKw': 'La tarifa 3.0TD tiene 6 potencias',
    },
  ],
  [
    'a change in a contract for less than a year',
    { plannedMonths: 11, powerChanges: [changed('2026-02-01')] },
    { 'powerChanges.0.from': 'Un contrato de menos de 12 meses no puede cambiar de potencias' },
  ],
  [
    'a reduction of nothing',
    { reducedTax: { letter: 'a', energyPercent: '0' } },
    { 'reducedTax.energyPercent': 'Debe ser mayor que 0 %' },
  ],
  [
    'a reduction of more than everything',
    { reducedTax: { letter: 'a', energyPercent: '100.01' } },
    { 'reducedTax.energyPercent': 'Máximo 100 %' },
  ],
])('refuses %s, on the field', async (_name, facts, fields) => {
  const { status, json } = await admin.post(path, contractOf(facts));
  expect([status, json.fields]).toEqual([422, fields]);
  expect(await rows()).toEqual([]);
});

it('refuses changes of powers that another tariff does not have', async () => {
  const id = await addContract(
    admin,
    pointId,
    contractOf({ powerChanges: [changed('2026-02-01')] }),
  );
  const { powerChanges: _, ...small } = smallContractOf();
  const { json } = await admin.put(`/api/contracts/${id}`, { ...small, version: 1 });
  expect(json.fields).toEqual({ 'powerChanges.0.powersKw': 'La tarifa 2.0TD tiene 2 potencias' });
});
