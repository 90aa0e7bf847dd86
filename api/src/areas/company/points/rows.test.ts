import type { PointRow } from '@vatio/contracts/company/imports/pointRows';
import { companyApi } from '../../../../test/apis/company';
import { importOf, importRowOf } from '../../../../test/pointImports';
import { cupsOf } from '../../../../test/supply';

const api = companyApi.fresh();
const writer = api.caller({ role: 'writer' });
const reader = api.caller({ role: 'reader' });

const whole: PointRow = importRowOf(1, {
  clientKind: 'microenterprise',
  territory: 'canarias',
  distributor: 'i-DE',
  pointType: '4',
  voltageKv: '13.2',
  powerControl: 'maximeter',
  isElectroIntensive: 'false',
  lastPowerChange: '2026-02-01',
  rightsKw: '43.5',
  rightsUntil: '2028-01-31',
  tariff: '3.0TD',
  mode: 'fixed',
  includesAtr: 'true',
  power1: '20',
  power2: '20.5',
  power3: '20.5',
  power4: '20.5',
  power5: '20.5',
  power6: '25',
  energyPrice1: '0.16',
  energyPrice2: '0.15',
  energyPrice3: '0.14',
  energyPrice4: '0.13',
  energyPrice5: '0.12',
  energyPrice6: '0.000001',
  powerPrice1: '20.376',
  powerPrice2: '10',
  powerPrice3: '5',
  powerPrice4: '4',
  powerPrice5: '3',
  powerPrice6: '0',
  marginEurPerKwh: '0.012',
  meterEurPerMonth: '1.36',
  use: 'industrial',
  noticeDays: '30',
  plannedMonths: '24',
  powerChanges: '2026-02-01: 20 20.5 20.5 20.5 20.5 30; 2026-06-01: 21 21 21 21 21 21',
  reducedTaxLetter: 'b',
  reducedTaxPercent: '62.5',
  vulnerability: 'none',
  socialBonusFinancing: 'taxed',
});
const bare: PointRow = {
  clientKind: 'microenterprise',
  taxId: whole.taxId ?? '',
  clientName: 'Cliente 1',
  cups: `${cupsOf(2)}0F`,
  territory: 'peninsula',
  pointType: '5',
  powerControl: 'icp',
};
const rowsOf = async (query: string) => (await reader.get(`/api/points/rows?${query}`)).json.rows;

it('gives rows that can be imported again without a change', async () => {
  await writer.post('/api/point-imports', importOf([whole, bare]));
  expect(await rowsOf('sort=cups')).toEqual([whole, bare]);
});

it('gives the rows of the list for the same query, page by page', async () => {
  await writer.post('/api/point-imports', importOf([whole, bare, importRowOf(3)]));
  expect(await rowsOf('tariff=3.0TD')).toEqual([whole]);
  const { json } = await reader.get('/api/points/rows?sort=-cups&pageSize=2&page=2');
  expect([json.total, json.rows]).toEqual([3, [whole]]);
  expect(await rowsOf('q=nada')).toEqual([]);
});
