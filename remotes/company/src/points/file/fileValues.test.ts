import { tariffs } from '@vatio/contracts/company/supply';
import { type ColumnKind, fileValue, proposeMark, wireValue } from './fileValues';

it.each<[ColumnKind, string, string]>([
  ['text', ' Calle\t Mayor,\n1 ', 'Calle Mayor, 1'],
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
  ['yesNo', 'Sí', 'true'],
  ['yesNo', 'NO', 'false'],
  ['yesNo', 'quizás', 'quizás'],
  ['whole', '30,00', '30'],
  ['day', '1/2/2026', '2026-02-01'],
  ['day', '31-12-26', '2026-12-31'],
  ['day', '2026-01-31', '2026-01-31'],
  ['day', '31/01/2026 00:00', '2026-01-31'],
  ['day', 'enero', 'enero'],
  ['decimal', '1.234,5', '1234.5'],
  ['decimal', '1.234', '1234'],
  ['decimal', '12.5', '12.5'],
  ['decimal', '20,376 kW', '20.376'],
  ['decimal', '0,161234 €/kWh', '0.161234'],
  ['decimal', '1,2,3', '1,2,3'],
  ['decimal', '', ''],
  ['clientKind', 'AUTONOMO', 'selfEmployed'],
  ['clientKind', 'pyme grande', 'pyme grande'],
  ['vulnerability', 'vulnerable severo', 'severe'],
  ['financing', 'no se factura', 'none'],
  ['powerChanges', '1/3/2026: 30 30,5 ; 01-06-26:40 40;', '2026-03-01: 30 30.5; 2026-06-01: 40 40'],
  ['powerChanges', 'en marzo', 'en: marzo'],
])('a cell of the kind %s: «%s» is sent as «%s»', (kind, cell, sent) => {
  expect(wireValue(kind, cell, 'comma')).toBe(sent);
});

it.each([
  ['20.376', '20.376'],
  ['1,234.5', '1234.5'],
  ['0,5', '0,5'],
])('with a decimal point, «%s» is sent as «%s»', (cell, sent) => {
  expect(wireValue('decimal', cell, 'point')).toBe(sent);
});

it.each([
  [['20.376', '0.16'], 'point'],
  [['20.376', '25.5'], 'point'],
  [['20.376', '25'], 'comma'],
  [['20,376', '0.16'], 'comma'],
  [['1.234,5'], 'comma'],
  [[], 'comma'],
] as const)('the decimals of %j are written with a %s', (cells, mark) => {
  expect(proposeMark(cells)).toBe(mark);
});

it.each<[ColumnKind, string]>([
  ...tariffs.map((tariff): [ColumnKind, string] => ['tariff', tariff]),
  ['territory', 'ceuta'],
  ['powerControl', 'maximeter'],
  ['mode', 'pvpc'],
  ['use', 'industrial'],
  ['pointType', '3'],
  ['decimal', '20.376927'],
  ['decimal', '0.000001'],
  ['whole', '365'],
  ['day', '2026-12-31'],
  ['postcode', '07001'],
  ['text', 'Ñave'],
  ['clientKind', 'microenterprise'],
  ['vulnerability', 'none'],
  ['financing', 'untaxed'],
  ['powerChanges', '2026-03-01: 30 30.5 30 30 30 40; 2026-06-01: 3 3 3 3 3 3'],
])('an exported value of the kind %s is imported again: %s', (kind, value) => {
  const written = fileValue(kind, value);
  const text = typeof written === 'number' ? String(written).replace('.', ',') : String(written);
  expect(wireValue(kind, text, 'comma')).toBe(value);
});
