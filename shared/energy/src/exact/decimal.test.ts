import { eurText, exact, sum, toCents, toText } from './decimal';

it('keeps every digit', () => {
  expect(toText(exact('0.1').plus('0.2'))).toBe('0.3');
  expect(toText(sum([exact('20.376927'), exact(0.000031)]))).toBe('20.376958');
  expect(toText(exact('0.00000001'))).toBe('0.00000001');
});

it('rounds halves up, away from zero', () => {
  expect(['1.005', '1.015', '2.675', '-1.005'].map((text) => eurText(exact(text)))).toEqual([
    '1.01',
    '1.02',
    '2.68',
    '-1.01',
  ]);
  expect(toText(toCents(exact('11.6449999')))).toBe('11.64');
  expect(['-0.004', '-0.005', '0.004'].map((text) => eurText(exact(text)))).toEqual([
    '0.00',
    '-0.01',
    '0.00',
  ]);
});

it('refuses what is no decimal', () => {
  for (const text of ['', '1,5', 'NaN', '1e', ' 1', Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => exact(text)).toThrow(RangeError);
  }
});
