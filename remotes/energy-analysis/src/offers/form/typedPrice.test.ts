import { perKwhOf, typedNumber } from './typedPrice';

it.each([
  ['95,4', 95.4],
  ['1.234,5', 1234.5],
  ['0.155', 0.155],
  ['139.25', 139.25],
  ['', undefined],
  ['1,2,3', undefined],
])('%j is %p', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

it.each([
  ['155', '0,155'],
  ['95,432123', '0,095432123'],
  ['1.234,5', '1,2345'],
  ['2000', '2'],
  ['x', 'x'],
])('%j per MWh is %j per kWh', (text, typed) => {
  expect(perKwhOf(text)).toBe(typed);
});
