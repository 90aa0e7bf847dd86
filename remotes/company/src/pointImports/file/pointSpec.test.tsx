import { maxImportedPoints } from '@vatio/contracts/company/imports/pointImports';
import { pointRowFields } from '@vatio/contracts/company/imports/pointRows';
import { proposeMapping } from '@vatio/ui/import';
import { pointColumns } from '../../points/file/fileColumns';
import { pointSpec } from './pointSpec';

const headers = pointColumns.map(({ header }) => header);

it('takes as many rows as the API', () => {
  expect(pointSpec.maxRows).toBe(maxImportedPoints);
});

it('has a column for every field of the API, in its order', () => {
  expect(pointColumns.map(({ field }) => field)).toEqual(pointRowFields);
  expect(new Set(headers).size).toBe(headers.length);
});

it('knows all headers of its own template, in any order', () => {
  const backwards = headers.toReversed();
  const mapping = proposeMapping(pointSpec, backwards);
  for (const { field, header } of pointColumns) {
    expect(backwards[mapping[field] ?? -1]).toBe(header);
  }
});

it.each([
  ['cif', 'taxId'],
  ['Razón Social', 'clientName'],
  ['RAZON SOCIAL', 'clientName'],
  ['Código CUPS', 'cups'],
  ['DIRECCION', 'address'],
  ['Población', 'municipality'],
  ['C.P.', 'postcode'],
  ['Postal code', 'postcode'],
  ['Tarifa de acceso', 'tariff'],
  ['Fecha fin contrato', 'to'],
  ['P1', 'power1'],
  ['P6 (kW)', 'power6'],
  ['Potencia contratada P2', 'power2'],
  ['pot_p3_kw', 'power3'],
  ['Contracted power 4', 'power4'],
  ['Precio de la energía P2', 'energyPrice2'],
  ['energyPrice3', 'energyPrice3'],
  ['Preaviso (días)', 'noticeDays'],
  ['Margen comercializadora (€/kWh)', 'marginEurPerKwh'],
])('knows what «%s» means', (header, field) => {
  expect(proposeMapping(pointSpec, [header])).toEqual({ [field]: 0 });
});

it("takes the template's own name before another, and the first of two", () => {
  expect(proposeMapping(pointSpec, ['Razón social', 'Cliente', 'Titular'])).toEqual({
    clientName: 1,
  });
  expect(proposeMapping(pointSpec, ['Razón social', 'Titular'])).toEqual({ clientName: 0 });
});
