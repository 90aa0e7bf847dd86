import type { BillInput } from '../../../src/bill';
import { addDays, daysIn, periodAt, quarterMs, startOfDay } from '../../../src/calendar';
import { periodCount } from '../../../src/tariff';
import type { Random } from '../../random';

type Measured = Pick<BillInput, 'energyKwh' | 'maximetersKw' | 'reactiveKvarh' | 'quarterDemand'>;
type Known = Pick<
  BillInput,
  'tariff' | 'territory' | 'pointType' | 'powerControl' | 'powersKw' | 'readings' | 'brokenCycle'
>;

/** The quarters of the cycle around the contracted powers; some begin late or have gaps. */
function quarters(random: Random, of: Known): BillInput['quarterDemand'] {
  const { from, to } = of.brokenCycle ?? of.readings;
  const isLate = random.is(0.06);
  const firstDay = addDays(from, isLate ? random.whole(2, 6) : random.of([1, 0, -2]));
  const count = daysIn({ firstDay, lastDay: to }) * 96 + random.of([0, 40, 100]);
  const startMs = startOfDay(firstDay, of.territory);
  const powers = of.powersKw.map(Number);
  const usual = 0.3 + 0.55 * random.next();
  const peaks = random.of([0, 0.005, 0.05]);
  const kw = Float64Array.from({ length: Math.max(1, count) }, (_, i) => {
    const period = periodAt(startMs + i * quarterMs, { ...of, term: 'power' });
    const contracted = powers[period - 1] ?? 0;
    const level = random.is(peaks) ? 1 + 0.3 * random.next() : usual * random.next();
    return Math.round(contracted * level * 1000) / 1000;
  });
  if (random.is(0.08)) kw.fill(Number.NaN, random.whole(0, kw.length), kw.length);
  if (random.is(0.04)) kw.fill(0);
  return { startMs, kw };
}

/** Near the power, just over it, under and over 105 % of it, far over it. */
const levels = [0.6, 0.9, 1, 1.01, 1.04, 1.05, 1.06, 1.3, 2];

function reactive(random: Random, energy: readonly string[]) {
  const ratios = [0, 0.2, 0.33, 0.34, 0.36, 0.7, 0.76, 1.5];
  return energy.map((kwh) => {
    if (random.is(0.03)) return null;
    const around = Number(kwh) === 0 && random.is(0.2) ? 50 : Number(kwh);
    return (around * (random.of(ratios) + 0.02 * random.next())).toFixed(random.whole(0, 2));
  });
}

export function randomMeasures(random: Random, of: Known): Measured {
  const { tariff, powersKw, pointType } = of;
  const days = daysIn({ firstDay: of.readings.from, lastDay: of.readings.to });
  const monthKwh = Math.max(...powersKw.map(Number)) * days * 4;
  const isEmpty = random.is(0.03);
  const energyKwh = Array.from({ length: periodCount(tariff, 'energy') }, () =>
    isEmpty || random.is(0.2) ? '0' : random.decimal(0, monthKwh, random.whole(0, 3)),
  );
  const maximetersKw = powersKw.map((kw) =>
    random.is(0.08) ? null : (Number(kw) * random.of(levels)).toFixed(random.whole(0, 3)),
  );
  const hasCurve = random.is(pointType <= 3 ? 0.95 : 0.35);
  const quarterDemand = hasCurve ? quarters(random, of) : undefined;
  return {
    energyKwh,
    ...(random.is(0.97) && { maximetersKw }),
    ...(tariff !== '2.0TD' && random.is(0.97) && { reactiveKvarh: reactive(random, energyKwh) }),
    ...(quarterDemand && { quarterDemand }),
  };
}
