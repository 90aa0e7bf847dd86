import {
  dayKind,
  decimalKind,
  proposeMark,
  textKind,
  type ValueKind,
  wholeKind,
  wireValue,
  yesNoKind,
} from './kinds';

it.each<[ValueKind, string, string]>([
  [textKind, ' Calle\t Mayor,\n1 ', 'Calle Mayor, 1'],
  [yesNoKind, 'Sí', 'true'],
  [yesNoKind, 'NO', 'false'],
  [yesNoKind, 'quizás', 'quizás'],
  [wholeKind, '30,00', '30'],
  [dayKind, '1/2/2026', '2026-02-01'],
  [dayKind, '31-12-26', '2026-12-31'],
  [dayKind, '2026-01-31', '2026-01-31'],
  [dayKind, '31/01/2026 00:00', '2026-01-31'],
  [dayKind, 'enero', 'enero'],
  [decimalKind, '1.234,5', '1234.5'],
  [decimalKind, '1.234', '1234'],
  [decimalKind, '12.5', '12.5'],
  [decimalKind, '20,376 kW', '20.376'],
  [decimalKind, '0,161234 €/kWh', '0.161234'],
  [decimalKind, '-1.234,50 €', '-1234.50'],
  [decimalKind, '− 12,5', '-12.5'],
  [decimalKind, '21 %', '21'],
  [decimalKind, '120 kVArh', '120'],
  [decimalKind, '1,2,3', '1,2,3'],
  [decimalKind, '', ''],
])('%#: «%s» is sent as «%s»', (kind, cell, sent) => {
  expect(wireValue(kind, cell, 'comma')).toBe(sent);
});

it.each([
  ['20.376', '20.376'],
  ['1,234.5', '1234.5'],
  ['-1,234.5 €', '-1234.5'],
  ['0,5', '0,5'],
])('with a decimal point, «%s» is sent as «%s»', (cell, sent) => {
  expect(wireValue(decimalKind, cell, 'point')).toBe(sent);
});

it.each([
  [['20.376', '0.16'], 'point'],
  [['20.376', '25.5'], 'point'],
  [['-20.376', '-25.50 €'], 'point'],
  [['20.376', '25'], 'comma'],
  [['20,376', '0.16'], 'comma'],
  [['1.234,5'], 'comma'],
  [[], 'comma'],
] as const)('the decimals of %j are written with a %s', (cells, mark) => {
  expect(proposeMark(cells)).toBe(mark);
});

it.each<[ValueKind, string]>([
  [decimalKind, '20.376927'],
  [decimalKind, '0.000001'],
  [wholeKind, '365'],
  [dayKind, '2026-12-31'],
  [textKind, 'Ñave'],
])('%#: an exported value is imported again: %s', (kind, value) => {
  const written = kind.write(value);
  const text = typeof written === 'number' ? String(written).replace('.', ',') : String(written);
  expect(wireValue(kind, text, 'comma')).toBe(value);
});
