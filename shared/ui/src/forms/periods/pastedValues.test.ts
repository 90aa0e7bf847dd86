import { pastedValues } from './pastedValues';

it.each([
  ['a row of a sheet', '20\t20\t20,5\t30', ['20', '20', '20,5', '30']],
  ['a column of a sheet', '20\r\n20\r\n30\r\n', ['20', '20', '30']],
  ['values in a line', '  20 20,5  30 ', ['20', '20,5', '30']],
  ['values with their units', '20 kW; 20,5 kW; 1.200 kW', ['20', '20,5', '1.200']],
  ['prices', '0,18 €/kWh\t0,15 €/kWh', ['0,18', '0,15']],
])('reads %s', (_, text, values) => {
  expect(pastedValues(text)).toEqual(values);
});

it.each(['20,5', ' 20,5 kW ', '', 'hola mundo'])('leaves %j to be pasted as usual', (text) => {
  expect(pastedValues(text)).toEqual([]);
});
