import fc from 'fast-check';
import { arrayText, type CurveDayValues, kwhText, noValue } from './curveDay';
import { changeOf, mergeDay } from './mergeDay';

const slots = 24;
const value = fc.oneof(fc.constant(noValue), fc.integer({ min: 0, max: 3 }));
const dayValues: fc.Arbitrary<CurveDayValues> = fc
  .record({
    tenthsWh: fc.array(value, { minLength: slots, maxLength: slots }),
    exported: fc.option(fc.array(value, { minLength: slots, maxLength: slots })),
    estimated: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: slots, maxLength: slots }),
  })
  .map(({ tenthsWh, exported, estimated }) => ({
    tenthsWh: Int32Array.from(tenthsWh),
    exportedTenthsWh: exported?.some((one) => one !== noValue) ? Int32Array.from(exported) : null,
    isEstimated: Uint8Array.from(estimated, (one, slot) => (tenthsWh[slot] === noValue ? 0 : one)),
  }));
const choice = fc.constantFrom('replace' as const, 'keep' as const);

it('every slot is that of the file or the stored one: the real one, or as was chosen', () => {
  fc.assert(
    fc.property(dayValues, dayValues, choice, (stored, file, chosen) => {
      const { values } = mergeDay(stored, file, chosen);
      values.tenthsWh.forEach((merged, slot) => {
        const [before, given] = [stored.tenthsWh[slot] ?? 0, file.tenthsWh[slot] ?? 0];
        const isBetter = (stored.isEstimated[slot] ?? 0) - (file.isEstimated[slot] ?? 0);
        const isFile = isBetter === 0 ? chosen === 'replace' : isBetter > 0;
        const [first, second] = isFile ? [given, before] : [before, given];
        expect(merged).toBe(first === noValue ? second : first);
      });
    }),
  );
});

it('counts each reading of the file once', () => {
  fc.assert(
    fc.property(dayValues, dayValues, choice, (stored, file, chosen) => {
      const { added, replaced, unchanged } = mergeDay(stored, file, chosen);
      const readings = file.tenthsWh.filter((one) => one !== noValue).length;
      expect(added + replaced + unchanged).toBe(readings);
    }),
  );
});

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.option(dayValues), dayValues, choice, choice, (stored, file, chosen, then) => {
      const once = mergeDay(stored ?? undefined, file, chosen);
      const twice = mergeDay(once.values, file, chosen === 'keep' ? 'keep' : then);
      expect(twice).toMatchObject({ isChanged: false, added: 0, replaced: 0 });
      expect(twice.values).toEqual(once.values);
    }),
  );
});

const dayOf = (tenthsWh: number, more: Partial<CurveDayValues> = {}): CurveDayValues => ({
  tenthsWh: Int32Array.of(tenthsWh),
  exportedTenthsWh: null,
  isEstimated: new Uint8Array(1),
  ...more,
});

describe.each(['replace', 'keep'] as const)(
  'when what is there shall be chosen by «%s»',
  (chosen) => {
    const isEstimated = Uint8Array.of(1);

    it('a real reading takes the place of an estimated one', () => {
      const real = dayOf(5, { exportedTenthsWh: Int32Array.of(7) });
      for (const before of [dayOf(5, { isEstimated }), dayOf(9, { isEstimated })]) {
        expect(changeOf(before, real, 0)).toBe('improved');
        const merged = mergeDay(before, real, chosen);
        expect(merged).toMatchObject({ isChanged: true, replaced: 1, unchanged: 0, values: real });
      }
    });

    it('an estimated reading never takes the place of a real one', () => {
      const real = dayOf(5);
      expect(changeOf(real, dayOf(5, { isEstimated }), 0)).toBe('same');
      expect(changeOf(real, dayOf(9, { isEstimated }), 0)).toBe('worse');
      for (const energy of [5, 9]) {
        const merged = mergeDay(real, dayOf(energy, { isEstimated }), chosen);
        expect(merged).toMatchObject({ isChanged: false, replaced: 0, unchanged: 1, values: real });
      }
    });

    it('what was exported becomes known, and what is real stays so', () => {
      const file = dayOf(5, { isEstimated, exportedTenthsWh: Int32Array.of(7) });
      const { values, replaced } = mergeDay(dayOf(5), file, chosen);
      expect(replaced).toBe(1);
      expect(values).toEqual(dayOf(5, { exportedTenthsWh: Int32Array.of(7) }));
    });
  },
);

it('what was exported in another amount has to be decided', () => {
  const [one, other] = [7, 8].map((energy) =>
    dayOf(5, { exportedTenthsWh: Int32Array.of(energy) }),
  );
  expect(one && other && changeOf(one, other, 0)).toBe('different');
});

it('writes energy as exact kWh, and arrays as PostgreSQL does', () => {
  expect([0, 1, 2_000, 10_000, 75_600, 123_456_789].map(kwhText)).toEqual([
    '0',
    '0.0001',
    '0.2',
    '1',
    '7.56',
    '12345.6789',
  ]);
  expect(arrayText(Int32Array.of(1, noValue, 0))).toBe('{1,NULL,0}');
});
