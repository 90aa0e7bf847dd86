import { pointRowFields } from '@vatio/contracts/company/pointRows';
import { pointColumns } from '../../points/file/fileColumns';
import { missingColumns, proposeMapping } from './headers';
import { rememberedMapping, rememberMapping } from './mappingMemory';

const headers = pointColumns.map(({ header }) => header);

it('has a column for every field of the API, in its order', () => {
  expect(pointColumns.map(({ field }) => field)).toEqual(pointRowFields);
  expect(new Set(headers).size).toBe(headers.length);
});

it('knows all headers of its own template, in any order', () => {
  const backwards = headers.toReversed();
  const mapping = proposeMapping(backwards);
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
  expect(proposeMapping([header])).toEqual({ [field]: 0 });
});

it("takes the template's own name before another, and the first of two", () => {
  expect(proposeMapping(['Razón social', 'Cliente', 'Titular'])).toEqual({ clientName: 1 });
  expect(proposeMapping(['Razón social', 'Titular'])).toEqual({ clientName: 0 });
});

it('leaves out unknown headers, and names the missing columns', () => {
  const mapping = proposeMapping(['Alias', 'Color', 'Problema', '']);
  expect(mapping).toEqual({ alias: 0 });
  expect(missingColumns(mapping).map(({ header }) => header)).toEqual(['NIF', 'CUPS']);
});

describe('the memory of the browser', () => {
  beforeEach(() => localStorage.clear());

  it('recognises files with the same headers', () => {
    rememberMapping(['a', 'b'], { cups: 1 });
    expect(rememberedMapping(['a', 'b'])).toEqual({ cups: 1 });
    expect(rememberedMapping(['b', 'a'])).toBeUndefined();
  });

  it('keeps the last ten', () => {
    for (let n = 0; n < 11; n += 1) rememberMapping([String(n)], { cups: 0 });
    expect([rememberedMapping(['0']), rememberedMapping(['1'])]).toEqual([undefined, { cups: 0 }]);
  });

  it.each(['x', '{}', '[null]', '[{"headers":["a"],"mapping":{"color":0}}]'])(
    'ignores any other content: %s',
    (text) => {
      localStorage.setItem('vatio-point-import', text);
      expect(rememberedMapping(['a'])).toBeUndefined();
    },
  );
});
