import { energyCell, energyInWords, sumOf } from './energy';

it('adds up exactly, where floats would not', () => {
  expect(sumOf(['0.1', '0.2'])).toBe('0.300000');
  expect(sumOf(['9007199254740993.0001', '1'])).toBe('9007199254740994.000100');
  expect(sumOf(['-1.5', '0.25'])).toBe('-1.250000');
  expect(sumOf([])).toBe('0.000000');
});

it('writes energy so that a column lines up', () => {
  expect(energyCell('1310.5')).toBe('1.310,50');
  expect(energyInWords('0')).toBe('0,00\u00a0kWh');
});
