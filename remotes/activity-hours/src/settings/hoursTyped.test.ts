import { minutesToType, minutesTyped } from './hoursTyped';

it.each([
  ['8', 480],
  ['7,5', 450],
  ['7.25', 435],
  ['7:30', 450],
  ['0', 0],
  [' 120 ', 7200],
])('%s is %d minutes', (text, minutes) => {
  expect(minutesTyped(text)).toBe(minutes);
});

it.each(['', '-1', '7:60', '8h', 'ocho', '1,234', '12345'])('«%s» is none', (text) => {
  expect(minutesTyped(text)).toBeUndefined();
});

it('shows what it reads', () => {
  for (const minutes of [0, 480, 450, 435])
    expect(minutesTyped(minutesToType(minutes))).toBe(minutes);
});
