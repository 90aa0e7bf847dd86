import { count, date, dateTime, decimalInWords, euros, kw, kwh, number } from './index';

describe('dates', () => {
  it.each([
    ['2026-11-21T17:53:00Z', '21 nov 2026', '21 nov 2026, 18:53'],
    ['2026-07-01T22:30:00Z', '2 jul 2026', '2 jul 2026, 0:30'],
    ['2026-12-31T23:00:00Z', '1 ene 2027', '1 ene 2027, 0:00'],
  ])('%s is of the day and hour in Madrid', (iso, asDate, asDateTime) => {
    expect(date(iso)).toBe(asDate);
    expect(dateTime(iso)).toBe(asDateTime);
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
  ])('%s', (written, expected) => expect(written).toBe(expected));
});
