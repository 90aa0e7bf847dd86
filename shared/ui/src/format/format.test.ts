import {
  aligned,
  alignedDecimals,
  count,
  date,
  dateTime,
  decimalInShort,
  decimalInWords,
  euros,
  kw,
  kwh,
  monthInBrief,
  monthInShort,
  monthInWords,
  number,
  percent,
} from './index';

describe('dates', () => {
  it.each([
    ['2026-11-21T17:53:00Z', '21 nov 2026', '21 nov 2026, 18:53'],
    ['2026-07-01T22:30:00Z', '2 jul 2026', '2 jul 2026, 0:30'],
    ['2026-12-31T23:00:00Z', '1 ene 2027', '1 ene 2027, 0:00'],
  ])('%s is of the day and hour in Madrid', (iso, asDate, asDateTime) => {
    expect(date(iso)).toBe(asDate);
    expect(dateTime(iso)).toBe(asDateTime);
  });

  it.each(['2026-11', '2026-11-05', '2026-11-30'])('%s is in November', (day) => {
    expect(monthInWords(day)).toBe('noviembre de 2026');
    expect(monthInShort(day)).toBe('nov 2026');
    expect(monthInBrief(day)).toBe('nov 26');
  });

  it('a day without an hour stays that day', () => {
    expect(date('2026-11-21')).toBe('21 nov 2026');
  });
});

describe('numbers', () => {
  it.each([
    [number(1240), '1.240'],
    [number(1234.567), '1.234,57'],
    [number(0.5), '0,5'],
    [number(2.345, 0), '2'],
    [number(-1234.5678, 3), '-1.234,568'],
    [count(1240, 'usuario', 'usuarios'), '1.240 usuarios'],
    [count(1, 'usuario', 'usuarios'), '1 usuario'],
    [count(0, 'usuario', 'usuarios'), '0 usuarios'],
    [euros(1234.5), '1.234,50\u00a0€'],
    [kwh(12400.5), '12.400,5\u00a0kWh'],
    [kw(10.392), '10,392\u00a0kW'],
    [decimalInWords('20.3769270'), '20,3769270'],
    [decimalInWords('1234567.5'), '1.234.567,5'],
    [decimalInWords('15'), '15'],
    [decimalInShort('9359.000'), '9.359'],
    [decimalInShort('9359.120'), '9.359,12'],
    [decimalInShort('100'), '100'],
    [aligned(1240), '1.240,00'],
    [aligned(0.6, 3, 4), '0,600'],
    [aligned(0.12345, 3, 4), '0,1235'],
    [percent(16.2), '16,20\u00a0%'],
    [percent(-0.5), '-0,50\u00a0%'],
    [alignedDecimals(['0.12', '0.173352', null]).join(' '), '0,120000 0,173352 –'],
    [alignedDecimals(['1240.000', '980.000']).join(' '), '1.240 980'],
    [alignedDecimals([null], 'falta').join(' '), 'falta'],
  ])('%s', (written, expected) => expect(written).toBe(expected));
});
