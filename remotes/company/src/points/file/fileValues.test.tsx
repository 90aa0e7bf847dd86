import { tariffs } from '@vatio/contracts/company/supply';
import { type ColumnKind, fileValue, kinds } from './fileValues';

it.each<[ColumnKind, string, string]>([
  ['territory', 'PENINSULA', 'peninsula'],
  ['territory', 'Islas Baleares', 'baleares'],
  ['territory', 'Marte', 'Marte'],
  ['powerControl', 'maxímetro', 'maximeter'],
  ['powerControl', 'icp', 'icp'],
  ['tariff', '2.0 td', '2.0TD'],
  ['tariff', '61TD', '6.1TD'],
  ['tariff', '2.1A', '2.1A'],
  ['pointType', '4', '4'],
  ['pointType', 'Tipo 3', '3'],
  ['pointType', '4 · más de 15 kW', '4'],
  ['pointType', '45', '45'],
  ['mode', 'Precio fijo', 'fixed'],
  ['mode', 'indexado', 'indexed'],
  ['use', 'Vivienda', 'dwelling'],
  ['postcode', '7001', '07001'],
  ['postcode', '28901', '28901'],
  ['clientKind', 'AUTONOMO', 'selfEmployed'],
  ['clientKind', 'pyme grande', 'pyme grande'],
  ['vulnerability', 'vulnerable severo', 'severe'],
  ['financing', 'no se factura', 'none'],
  ['powerChanges', '1/3/2026: 30 30,5 ; 01-06-26:40 40;', '2026-03-01: 30 30.5; 2026-06-01: 40 40'],
  ['powerChanges', 'en marzo', 'en: marzo'],
])('a cell of the kind %s: «%s» is sent as «%s»', (kind, cell, sent) => {
  expect(kinds[kind].read(cell, 'comma') ?? cell).toBe(sent);
});

it.each<[ColumnKind, string]>([
  ...tariffs.map((tariff): [ColumnKind, string] => ['tariff', tariff]),
  ['territory', 'ceuta'],
  ['powerControl', 'maximeter'],
  ['mode', 'pvpc'],
  ['use', 'industrial'],
  ['pointType', '3'],
  ['postcode', '07001'],
  ['clientKind', 'microenterprise'],
  ['vulnerability', 'none'],
  ['financing', 'untaxed'],
  ['powerChanges', '2026-03-01: 30 30.5 30 30 30 40; 2026-06-01: 3 3 3 3 3 3'],
])('an exported value of the kind %s is imported again: %s', (kind, value) => {
  const written = String(fileValue(kinds[kind], value));
  expect(kinds[kind].read(written, 'comma')).toBe(value);
});
