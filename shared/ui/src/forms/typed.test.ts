import { decimalComma } from './typed';

it.each([
  ['0.155', '0,155'],
  [' .079 ', '0,079'],
  ['1.234', '1.234'],
  ['0,155', '0,155'],
  ['x', 'x'],
])('%j is typed as %j', (text, typed) => {
  expect(decimalComma(text)).toBe(typed);
});
