import fc from 'fast-check';
import { cupsA, cupsB } from '../../test/corpus/build';
import { addDays, clockChangeOf, quartersOfDay, startOfDay } from '../calendar';
import { territories } from '../tariff';
import { type FileDay, printCurve, readCurveFile } from './index';

const bytesOf = (days: Iterable<FileDay>) =>
  new TextEncoder().encode([...printCurve(days)].join(''));

const changeDays = ['2025-03-30', '2025-10-26', '2026-03-29', '2026-10-25', '2026-06-15'];

/** Thousandths of a kWh, or null. */
const cell = fc.option(fc.nat(2_500_000), { freq: 4, nil: null });
const slot = fc.record({ kwh: cell, exported: cell, isEstimated: fc.boolean() });

const curve = fc
  .record({
    cups20: fc.constantFrom(cupsA, cupsB, null),
    territory: fc.constantFrom(...territories),
    minutes: fc.constantFrom(15 as const, 60 as const),
    first: fc.constantFrom(...changeDays).chain((day) => fc.constantFrom(day, addDays(day, -1))),
    dayCount: fc.integer({ min: 1, max: 4 }),
    hasExported: fc.boolean(),
    isWhole: fc.boolean(),
    slots: fc.array(slot, { minLength: 400, maxLength: 400, size: 'max' }),
  })
  .map(({ cups20, territory, minutes, first, dayCount, hasExported, isWhole, slots }) => {
    const days = Array.from({ length: dayCount }, (_, i): FileDay => {
      const date = addDays(first, i);
      const count = (quartersOfDay(date, territory) * 15) / minutes;
      const of = slots.slice(i * 100, i * 100 + count);
      // A day without a label between hours would be read as hourly.
      const kwh = Float64Array.from(of, (one, n) => {
        if (n === 0 || (isWhole && one.kwh === null)) return 7;
        return (one.kwh ?? Number.NaN) / 1000;
      });
      const exported = Float64Array.from(of, (one, n) =>
        n === 0 ? 1 : Number.isNaN(kwh[n]) ? Number.NaN : (one.exported ?? Number.NaN) / 1000,
      );
      return {
        cups20,
        date,
        startMs: startOfDay(date, territory),
        minutes,
        kwh,
        exportedKwh: hasExported ? exported : null,
        isEstimated: Uint8Array.from(of, (one, n) =>
          one.isEstimated && !Number.isNaN(kwh[n]) ? 1 : 0,
        ),
        lines: new Int32Array(count),
      };
    });
    return { territory, days };
  });

const withoutLines = ({ lines: _, ...day }: FileDay) => day;

it('a curve that was printed reads back the same: both resolutions, clock changes, gaps', () => {
  fc.assert(
    fc.property(curve, ({ territory, days }) => {
      const { days: read, problems, summary } = readCurveFile(bytesOf(days), { territory });
      expect(read.map(withoutLines)).toEqual(days.map(withoutLines));
      expect(problems.filter(({ code }) => code !== 'gap')).toEqual([]);
      expect(summary.rejected).toBe(0);
    }),
    { numRuns: 200 },
  );
});

it('prints labels that end their hour, decimal commas and the repeated hour twice', () => {
  const date = '2026-10-25';
  const day: FileDay = {
    cups20: cupsA,
    date,
    startMs: startOfDay(date, 'peninsula'),
    minutes: 60,
    kwh: Float64Array.from({ length: 25 }, (_, i) => (i === 0 ? 1e-7 : i / 8)),
    exportedKwh: null,
    isEstimated: Uint8Array.from({ length: 25 }, (_, i) => (i === 24 ? 1 : 0)),
    lines: new Int32Array(25),
  };
  const lines = [...printCurve([day])];
  expect(clockChangeOf(date, 'peninsula')).not.toBeNull();
  expect(lines[0]).toMatch(/^CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion;/);
  expect(lines.slice(1, 6)).toEqual([
    `${cupsA};25/10/2026;1;0,0000001;R;;1\r\n`,
    `${cupsA};25/10/2026;2;0,125;R;;1\r\n`,
    `${cupsA};25/10/2026;3;0,25;R;;1\r\n`,
    `${cupsA};25/10/2026;3;0,375;R;;0\r\n`,
    `${cupsA};25/10/2026;4;0,5;R;;0\r\n`,
  ]);
  expect(lines.at(-1)).toBe(`${cupsA};25/10/2026;24;3;E;;0\r\n`);
});
