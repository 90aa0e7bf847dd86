import { maxImportedBills } from '@vatio/contracts/billing/billImports';
import { billRowFields } from '@vatio/contracts/billing/billRows';
import { proposeMapping } from '@vatio/ui/import';
import { billFileColumns } from './billColumns';
import { billSpec } from './billSpec';

const headers = billFileColumns.map(({ header }) => header);

it('takes as many rows as the API', () => {
  expect(billSpec.maxRows).toBe(maxImportedBills);
});

it('has a column for every field of the API, in its order', () => {
  expect(billFileColumns.map(({ field }) => field)).toEqual(billRowFields);
  expect(new Set(headers).size).toBe(headers.length);
});

it('knows all headers of its own template, in any order', () => {
  const backwards = headers.toReversed();
  const mapping = proposeMapping(billSpec, backwards);
  for (const { field, header } of billFileColumns) {
    expect(backwards[mapping[field] ?? -1]).toBe(header);
  }
});

it.each([
  ['Nº factura', 'number'],
  ['Num. factura', 'number'],
  ['CUPS', 'point'],
  ['Punto de suministro', 'point'],
  ['Fecha de factura', 'issuedOn'],
  ['Fecha emisión', 'issuedOn'],
  ['Fecha desde', 'from'],
  ['Fecha lectura actual', 'to'],
  ['IMPORTE TOTAL (€)', 'totalEur'],
  ['Total EUR', 'totalEur'],
  ['Consumo P3 (kWh)', 'energy3'],
  ['kWh P1', 'energy1'],
  ['Potencia facturada P6', 'power6'],
  ['Precio energía P2 (€/kWh)', 'energyPrice2'],
  ['Precio potencia P1', 'powerPrice1'],
  ['Reactiva P4 (kVArh)', 'reactive4'],
  ['Maxímetro P5', 'max5'],
  ['Término de potencia', 'powerEur'],
  ['Importe energía P1', 'energyEur1'],
  ['Excesos de potencia', 'excessEur'],
  ['IEE', 'electricityTaxEur'],
  ['Alquiler equipos medida', 'meterEur'],
  ['Bono social', 'socialBonusEur'],
  ['Otros servicios', 'serviceEur'],
  ['IVA (%)', 'taxPercent'],
  ['Base imponible', 'taxBaseEur'],
  ['Cuota IVA (€)', 'taxEur'],
  ['Fecha de pago', 'paidOn'],
  ['Factura rectificada', 'rectifies'],
])('knows what «%s» means', (header, field) => {
  expect(proposeMapping(billSpec, [header])).toEqual({ [field]: 0 });
});

it.each([
  ['Rectificativa que anula', 'cancels'],
  ['abono', 'cancels'],
  ['Sustituye', 'replaces'],
  ['ORDINARIA', 'ordinary'],
])('a kind of bill «%s» is %s', (text, kind) => {
  const column = billFileColumns.find(({ field }) => field === 'kind');
  expect(column?.kind.read(text, 'comma')).toBe(kind);
});
