import {
  beside,
  daysInFileName,
  daysInWords,
  daysOfUrl,
  presetAround,
  presetOf,
  switched,
} from './ranges';

const range = (from: string, to: string) => ({ from, to });

describe('natural stretches', () => {
  it.each([
    ['day', '2026-10-25', '2026-10-25', '2026-10-25'],
    ['week', '2026-10-25', '2026-10-19', '2026-10-25'],
    ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['month', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['year', '2026-03-29', '2026-01-01', '2026-12-31'],
  ] as const)('the %s of %s', (preset, day, from, to) => {
    expect(presetAround(preset, day)).toEqual(range(from, to));
    expect(presetOf(range(from, to))).toBe(preset);
  });

  it('are told apart from ranges that somebody chose', () => {
    expect(presetOf(range('2026-03-02', '2026-03-09'))).toBeUndefined();
  });
});

it.each([
  ['2026-01-01', '2026-12-31', '2026'],
  ['2026-02-01', '2026-02-28', '2026-02'],
  ['2026-11-21', '2026-11-21', '2026-11-21'],
  ['2026-11-21', '2026-11-23', '2026-11-21-a-2026-11-23'],
])('a file of %s to %s is called %s', (from, to, name) => {
  expect(daysInFileName(range(from, to))).toBe(name);
});

describe('the one beside', () => {
  it.each([
    [
      'the day when clocks change',
      range('2026-03-28', '2026-03-28'),
      1,
      '2026-03-29',
      '2026-03-29',
    ],
    ['a shorter month', range('2026-01-01', '2026-01-31'), 1, '2026-02-01', '2026-02-28'],
    ['another year', range('2026-01-01', '2026-01-31'), -1, '2025-12-01', '2025-12-31'],
    ['a leap year', range('2025-01-01', '2025-12-31'), -1, '2024-01-01', '2024-12-31'],
    ['as many days', range('2026-03-02', '2026-03-11'), 1, '2026-03-12', '2026-03-21'],
    ['as many days before', range('2026-03-02', '2026-03-11'), -1, '2026-02-20', '2026-03-01'],
  ] as const)('is %s', (_name, days, step, from, to) => {
    expect(beside(days, step)).toEqual(range(from, to));
  });
});

describe('another preset', () => {
  it('is around the last known day of the shown range', () => {
    const year = range('2026-01-01', '2026-12-31');
    expect(switched(year, 'month', '2026-11-10')).toEqual(range('2026-11-01', '2026-11-30'));
    expect(switched(year, 'day', '2027-05-01')).toEqual(range('2026-12-31', '2026-12-31'));
    expect(switched(year, 'day', '2025-05-01')).toEqual(range('2026-01-01', '2026-01-01'));
  });
});

describe('the URL', () => {
  const year = range('2026-01-01', '2026-12-31');

  it('says the days', () => {
    expect(daysOfUrl('2026-03-29', '2026-04-02', year)).toEqual(range('2026-03-29', '2026-04-02'));
  });

  it.each([
    ['nothing', null, null],
    ['half of it', '2026-01-01', null],
    ['no day', '2026-02-30', '2026-03-01'],
    ['garbage', 'ayer', 'hoy'],
    ['the end before the beginning', '2026-03-02', '2026-03-01'],
    ['more than two years', '2020-01-01', '2026-01-01'],
  ])('says %s, so it is the usual one', (_name, from, to) => {
    expect(daysOfUrl(from, to, year)).toEqual(year);
  });
});

it('says them in words', () => {
  expect(daysInWords(range('2026-01-01', '2026-12-31'))).toBe('2026');
  expect(daysInWords(range('2026-03-01', '2026-03-31'))).toBe('marzo de 2026');
  expect(daysInWords(range('2026-10-25', '2026-10-25'))).toBe('domingo, 25 de octubre de 2026');
  expect(daysInWords(range('2026-10-19', '2026-10-25'))).toBe('del 19 oct 2026 al 25 oct 2026');
});
