import fc from 'fast-check';
import vectors from '../../test/vectors.json';
import { type Tariff, type Territory, tariffs, territories } from '../tariff/tariffs';
import {
  hoursByPeriod,
  localTimeOf,
  offDayReason,
  periodAt,
  periodAtLocal,
  periodLookUp,
  periodsOfDay,
  startOfDay,
} from './index';

const year = (of: number) => ({ firstDay: `${of}-01-01`, lastDay: `${of}-12-31` });

it.each(vectors.periodos)('$local in $territorio: P$p6 of six', (vector) => {
  const territory = vector.territorio as Territory;
  const find = (tariff: Tariff, term?: 'power') =>
    periodAtLocal(vector.local, { tariff, territory, ...(term && { term }) });
  expect(find('2.0TD')).toBe(vector['energia_2.0TD']);
  expect(find('2.0TD', 'power')).toBe(vector['potencia_2.0TD']);
  for (const tariff of tariffs) if (tariff !== '2.0TD') expect(find(tariff)).toBe(vector.p6);
});

it.each(
  Object.entries(vectors.horas_anuales_6p).flatMap(([of, byTerritory]) =>
    Object.entries(byTerritory).map(([territory, hours]) => ({ of, territory, hours })),
  ),
)('the hours of $of in $territory', ({ of, territory, hours }) => {
  const rule = { tariff: '3.0TD', territory: territory as Territory } as const;
  expect(hoursByPeriod(year(Number(of)), rule)).toEqual(hours);
});

it.each([2025, 2026, 2027])('2.0TD has the same hours in %i everywhere', (of) => {
  for (const territory of territories) {
    expect(hoursByPeriod(year(of), { tariff: '2.0TD', territory })).toEqual([2040, 2040, 4680]);
    const power = { tariff: '2.0TD', territory, term: 'power' } as const;
    expect(hoursByPeriod(year(of), power)).toEqual([4080, 4680]);
  }
});

it('2.0TD has 22,392, 22,392 and 51,648 hours from 2026 to 2036', () => {
  const range = { firstDay: '2026-01-01', lastDay: '2036-12-31' };
  const hours = hoursByPeriod(range, { tariff: '2.0TD', territory: 'peninsula' });
  expect(hours).toEqual([22_392, 22_392, 51_648]);
});

const anyRule = fc.record({
  tariff: fc.constantFrom(...tariffs),
  territory: fc.constantFrom(...territories),
  term: fc.constantFrom('energy' as const, 'power' as const),
});
const instant = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2040, 0) });

it('every instant has one period, and it is the one of its local time', () => {
  fc.assert(
    fc.property(anyRule, instant, (rule, instantMs) => {
      const { date, hour, minute } = localTimeOf(instantMs, rule.territory);
      const two = (value: number) => String(value).padStart(2, '0');
      const local = `${date}T${two(hour)}:${two(minute)}`;
      expect(periodAt(instantMs, rule)).toBe(periodAtLocal(local, rule));
    }),
  );
});

it('the order of the look-ups does not matter', () => {
  fc.assert(
    fc.property(anyRule, fc.array(instant, { maxLength: 50 }), (rule, instants) => {
      const lookUp = periodLookUp(rule);
      for (const at of instants) expect(lookUp(at)).toBe(periodLookUp(rule)(at));
    }),
  );
});

it('the hours of a year add up', () => {
  fc.assert(
    fc.property(anyRule, fc.integer({ min: 2015, max: 2039 }), (rule, of) => {
      const hours = hoursByPeriod(year(of), rule).reduce((sum, value) => sum + value, 0);
      expect(hours).toBe(of % 4 === 0 ? 8784 : 8760);
    }),
    { numRuns: 30 },
  );
});

it('summer begins with 23 hours and ends with 25, all in the cheapest period', () => {
  const rule = { tariff: '3.0TD', territory: 'canarias' } as const;
  expect(periodsOfDay('2026-03-29', rule)).toEqual(Array(23).fill(6));
  expect(periodsOfDay('2026-10-25', rule)).toEqual(Array(25).fill(6));
  expect(periodsOfDay('2026-10-26', rule)).toHaveLength(24);
});

it('says why a day is off, and regional and moved holidays are not', () => {
  expect(offDayReason('2026-01-06')).toBe('Epifanía del Señor');
  expect(offDayReason('2026-08-15')).toBe('Asunción de la Virgen');
  expect(offDayReason('2026-07-25')).toBe('Sábado');
  expect(offDayReason('2026-07-26')).toBe('Domingo');
  for (const day of ['2026-04-03', '2026-05-15', '2026-11-02', '2026-12-07']) {
    expect(offDayReason(day)).toBeNull();
  }
});

it('refuses what is no time', () => {
  const rule = { tariff: '2.0TD', territory: 'peninsula' } as const;
  for (const local of ['2026-02-30T10:00', '2026-01-01T24:00', '2026-01-01 10:00', '']) {
    expect(() => periodAtLocal(local, rule)).toThrow(RangeError);
  }
  expect(() => periodAt(Number.NaN, rule)).toThrow(RangeError);
});

it('the clock of the Canaries is an hour behind', () => {
  const noon = startOfDay('2026-07-15', 'canarias') + 9.5 * 3_600_000;
  expect(periodAt(noon, { tariff: '3.0TD', territory: 'canarias' })).toBe(3);
  expect(periodAt(noon, { tariff: '3.0TD', territory: 'peninsula' })).toBe(1);
});
