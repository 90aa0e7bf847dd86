import fc from 'fast-check';
import { arrayText, type CurveDayValues, kwhText, unknown } from './curveDay';
import { changeOf, mergeDay } from './mergeDay';

const slots = 24;
const value = fc.oneof(fc.constant(unknown), fc.integer({ min: 0, max: 3 }));
const dayValues: fc.Arbitrary<CurveDayValues> = fc
  .record({
    tenthsWh: fc.array(value, { minLength: slots, maxLength: slots }),
    exported: fc.option(fc.array(value, { minLength: slots, maxLength: slots })),
    estimated: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: slots, maxLength: slots }),
  })
  .map(({ tenthsWh, exported, estimated }) => ({
    tenthsWh: Int32Array.from(tenthsWh),
    exportedTenthsWh: exported?.some((one) => one !== unknown) ? Int32Array.from(exported) : null,
    isEstimated: Uint8Array.from(estimated, (one, slot) => (tenthsWh[slot] === unknown ? 0 : one)),
  }));
const choice = fc.constantFrom('replace' as const, 'keep' as const);

it('every slot is that of the file or the stored one, as was chosen', () => {
  fc.assert(
    fc.property(dayValues, dayValues, choice, (stored, file, chosen) => {
      const { values } = mergeDay(stored, file, chosen);
      values.tenthsWh.forEach((merged, slot) => {
        const [before, given] = [stored.tenthsWh[slot] ?? 0, file.tenthsWh[slot] ?? 0];
        const [first, second] = chosen === 'replace' ? [given, before] : [before, given];
        expect(merged).toBe(first === unknown ? second : first);
      });
    }),
  );
});

it('counts each reading of the file once', () => {
  fc.assert(
    fc.property(dayValues, dayValues, choice, (stored, file, chosen) => {
      const { added, replaced, unchanged } = mergeDay(stored, file, chosen);
      const readings = file.tenthsWh.filter((one) => one !== unknown).length;
      expect(added + replaced + unchanged).toBe(readings);
      if (chosen === 'keep') expect(replaced).toBe(0);
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
  ...{ tenthsWh: Int32Array.of(tenthsWh), exportedTenthsWh: null, isEstimated: new Uint8Array(1) },
  ...more,
});

it('a reading that becomes real, or whose exported energy becomes known, is no conflict', () => {
  const estimated = dayOf(5, { isEstimated: Uint8Array.of(1) });
  const real = dayOf(5, { exportedTenthsWh: Int32Array.of(7) });
  expect(changeOf(estimated, real, 0)).toBe('same');
  expect(mergeDay(estimated, real, 'replace')).toMatchObject({
    ...{ isChanged: true, replaced: 0, unchanged: 1, values: real },
  });
  expect(mergeDay(estimated, real, 'keep').values).toEqual({
    ...real,
    isEstimated: Uint8Array.of(1),
  });
  expect(changeOf(real, dayOf(5, { exportedTenthsWh: Int32Array.of(8) }), 0)).toBe('different');
});

it('writes energy as exact kWh, and arrays as PostgreSQL does', () => {
  expect([0, 1, 2_000, 10_000, 75_600, 123_456_789].map(kwhText)).toEqual([
    ...['0', '0.0001', '0.2', '1', '7.56', '12345.6789'],
  ]);
  expect(arrayText(Int32Array.of(1, unknown, 0))).toBe('{1,NULL,0}');
});
