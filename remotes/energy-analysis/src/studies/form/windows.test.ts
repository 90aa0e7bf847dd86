import { lastWindow, windowOptions } from './windows';

const monthsOf = (chosen: string, lastDay: string) =>
  windowOptions(chosen, { firstDay: '2023-01-01', lastDay }).map(({ value }) => value);

it('offers the windows with data, the newest first', () => {
  const months = monthsOf('', '2100-01-01');
  expect(months[0]).toBe(lastWindow());
  expect(months).toEqual(months.toSorted().reverse());
});

it('keeps a chosen window without data in its place', () => {
  expect(monthsOf(lastWindow(), '2024-12-31')[0]).toBe(lastWindow());
  expect(monthsOf('2020-02', '2024-12-31').at(-1)).toBe('2020-02');
});
