import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import expected from '../../test/samples/expected.json';
import { type PeriodRule, periodLookUp } from '../calendar';
import { readCurveFile } from './index';

const sample = (name: string) =>
  readCurveFile(readFileSync(join(__dirname, '../../test/samples', `${name}.csv`)));

interface Slot {
  readonly fromMs: number;
  readonly kwh: number;
}

const slotsOf = (name: string): Slot[] =>
  sample(name).days.flatMap(({ startMs, minutes, kwh }) =>
    [...kwh].map((value, i) => ({ fromMs: startMs + i * minutes * 60_000, kwh: value })),
  );

/** A value for each period of a tariff in the Peninsula: «P1» → number. */
function byPeriod(
  slots: readonly Slot[],
  tariff: PeriodRule['tariff'],
  add: (before: number, slot: Slot) => number,
): Record<string, number> {
  const periodOf = periodLookUp({ tariff, territory: 'peninsula' });
  const periods = tariff === '2.0TD' ? [1, 2, 3] : [1, 2, 3, 4, 5, 6];
  const found: Record<string, number> = Object.fromEntries(periods.map((p) => [`P${p}`, 0]));
  for (const slot of slots) {
    const key = `P${periodOf(slot.fromMs)}`;
    found[key] = add(found[key] ?? 0, slot);
  }
  return found;
}

const addKwh = (before: number, { kwh }: Slot) => Math.round((before + kwh) * 1e6) / 1e6;
const addHour = (before: number) => before + 1;
const mostKw = (before: number, { kwh }: Slot) => Math.max(before, kwh * 4);

describe.each(['cnmc_2026_10_peninsula', 'datadis_2026_10', 'edistribucion_2026_10'])(
  '%s',
  (name) => {
    const hourly = expected.horaria_2026_10;

    it('has the readings and the total that it should', () => {
      const { problems, summary } = sample(name);
      expect(problems).toEqual([]);
      expect(summary).toMatchObject({ rows: hourly.filas, rejected: 0 });
      expect(summary.points).toMatchObject([
        { readings: hourly.filas, kwh: hourly.total_kWh, missing: 0, minutes: 60 },
      ]);
    });

    it('has the energy, the hours and the extremes that it should in each period', () => {
      const slots = slotsOf(name);
      expect(byPeriod(slots, '2.0TD', addKwh)).toEqual(hourly['kWh_2.0TD']);
      expect(byPeriod(slots, '3.0TD', addKwh)).toEqual(hourly.kWh_6p);
      expect(byPeriod(slots, '2.0TD', addHour)).toEqual(hourly['horas_2.0TD']);
      expect(byPeriod(slots, '3.0TD', addHour)).toEqual(hourly.horas_6p);
      expect(Math.max(...slots.map(({ kwh }) => kwh))).toBe(hourly.max_hora_kWh);
      expect(Math.min(...slots.map(({ kwh }) => kwh))).toBe(hourly.min_hora_kWh);
    });
  },
);

it('the quarters of July have the energy and the maxima that they should', () => {
  const quarters = expected.cuartohoraria_2026_07;
  const { problems, summary } = sample('cuartohoraria_2026_07');
  expect(problems).toEqual([]);
  expect(summary.points).toMatchObject([{ readings: quarters.filas, missing: 0, minutes: 15 }]);
  const slots = slotsOf('cuartohoraria_2026_07');
  expect(byPeriod(slots, '6.1TD', addKwh)).toMatchObject(quarters.kWh_6p);
  expect(byPeriod(slots, '6.1TD', mostKw)).toMatchObject(quarters.max_kW);
});
