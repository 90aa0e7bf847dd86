import { checkPowers, proposePointType, proposeTerritory } from './powers';
import { periodCount } from './tariffs';

const messages = (...input: Parameters<typeof checkPowers>) =>
  checkPowers(...input).map(({ period, message }) => [period, message]);

it('2.0TD has two powers in any order, of 15 kW at most', () => {
  expect(checkPowers('2.0TD', ['15', '3.45'])).toEqual([]);
  expect(messages('2.0TD', ['15.1', '3.45'])).toEqual([
    [1, 'La potencia de P1 pasa de 15 kW: la tarifa 2.0TD no lo admite.'],
  ]);
  expect(messages('2.0TD', ['5'])).toEqual([[null, 'La tarifa 2.0TD tiene 2 potencias.']]);
});

it('3.0TD has six that never fall, more than 15 kW in some period', () => {
  expect(checkPowers('3.0TD', [1, 1, 1, 1, 1, 15.1])).toEqual([]);
  expect(messages('3.0TD', [15, 15, 15, 15, 15, 15])).toEqual([
    [null, 'La tarifa 3.0TD pide más de 15 kW en algún periodo.'],
  ]);
  expect(messages('3.0TD', [20, 20, '19.5', 20, 20, 30])).toEqual([
    [3, 'La potencia de P3 (19,5 kW) no puede ser menor que la de P2 (20 kW).'],
  ]);
  expect(checkPowers('6.1TD', [1, 1, 1, 1, 1, 1])).toEqual([]);
});

it('says which power is none', () => {
  expect(messages('2.0TD', ['', '-1'])).toEqual([
    [1, 'La potencia de P1 no es un número.'],
    [2, 'La potencia de P2 debe ser mayor que 0.'],
  ]);
  expect(messages('2.0TD', ['1.2345', '1'])).toEqual([
    [1, 'La potencia de P1 admite como mucho 3 decimales.'],
  ]);
});

it.each([
  [15, 5],
  [15.1, 4],
  [50, 4],
  [50.1, 3],
  [450, 3],
  [450.1, 2],
  [9999.9, 2],
  [10_000, 1],
])('%d kW suggest type %i', (kw, type) => {
  expect(proposePointType([1, kw, 2])).toBe(type);
});

it.each([
  ['28001', 'peninsula'],
  ['07001', 'baleares'],
  ['35001', 'canarias'],
  [' 38001 ', 'canarias'],
  ['51001', 'ceuta'],
  ['52001', 'melilla'],
  ['53001', null],
  ['00001', null],
  ['2800', null],
])('the postcode «%s» is of %s', (postcode, territory) => {
  expect(proposeTerritory(postcode)).toBe(territory);
});

it('counts periods by tariff and term', () => {
  expect([periodCount('2.0TD', 'power'), periodCount('2.0TD', 'energy')]).toEqual([2, 3]);
  expect([periodCount('3.0TD', 'power'), periodCount('6.1TDVE', 'energy')]).toEqual([6, 6]);
});
