import type { BillInput } from '../../../src/bill';
import {
  type PointType,
  periodCount,
  type Tariff,
  tariffs,
  territories,
} from '../../../src/tariff';
import type { Random } from '../../random';

type Powers = readonly string[];

/** Highest powers around the limits of types, taxes and tariffs. */
const scales = [
  [0.1, 10],
  [9.9, 15],
  [15.1, 50],
  [50.1, 450],
  [450.1, 9_999],
  [10_000, 20_000],
] as const;

function scalesOf(tariff: Tariff) {
  if (tariff === '2.0TD') return scales.slice(0, 2);
  return tariff.startsWith('6.') && !tariff.endsWith('VE') ? scales : scales.slice(2);
}

/** Powers that the tariff allows: with six periods none is less than the one before. */
export function randomPowers(random: Random, tariff: Tariff, around?: Powers): Powers {
  const count = periodCount(tariff, 'power');
  const [least, most] = random.of(scalesOf(tariff));
  const top = around ? Math.max(...around.map(Number)) : random.is(0.1) ? least : most;
  const one = () => {
    const kw = around ? top * (0.7 + 0.3 * random.next()) : least + random.next() * (top - least);
    const steps = tariff === '2.0TD' || random.is(0.5) ? 1 : 3;
    return Math.max(0.1, Math.min(kw, Math.max(most, top))).toFixed(steps);
  };
  const powers = Array.from({ length: count }, () => (random.is(0.05) ? '10' : one()));
  const allowed = powers.map((kw) => (Number(kw) < least && !around ? `${least}` : kw));
  return tariff === '2.0TD' ? allowed : allowed.sort((a, b) => Number(a) - Number(b));
}

/** RD 1110/2007 art. 7. */
function pointTypeOf(powers: Powers): PointType {
  const highest = Math.max(...powers.map(Number));
  if (highest >= 10_000) return 1;
  if (highest > 450) return 2;
  if (highest > 50) return 3;
  return highest > 15 ? 4 : 5;
}

type Contract = Pick<
  BillInput,
  | 'tariff'
  | 'territory'
  | 'pointType'
  | 'powerControl'
  | 'powersKw'
  | 'powerPrice'
  | 'energyPrice'
  | 'use'
>;

function powerPriceOf(random: Random, tariff: Tariff, powers: Powers): BillInput['powerPrice'] {
  const prices = () => powers.map(() => random.decimal(-1, 40, 6));
  if (tariff === '2.0TD' && random.is(0.4)) return { kind: 'pvpc' };
  if (random.is(0.25)) return { kind: 'own', eurPerKwYear: prices() };
  if (random.is(0.3)) return { kind: 'regulated', marginEurPerKwYear: prices() };
  return { kind: 'regulated' };
}

export function randomContract(random: Random): Contract {
  const tariff = random.is(0.3) ? '2.0TD' : random.of(tariffs);
  const powersKw = randomPowers(random, tariff);
  const isHome = tariff === '2.0TD';
  // Now and then the distributor says another type: a better meter, until March 2025.
  const pointType = random.is(0.1) ? random.of([3, 4] as const) : pointTypeOf(powersKw);
  const dear = random.is(0.8) ? 0.3 : 0.01;
  const eurPerKwh = Array.from({ length: periodCount(tariff, 'energy') }, () =>
    random.decimal(0, dear, 6),
  );
  return {
    tariff,
    territory: random.of(territories),
    pointType: isHome ? 5 : pointType,
    powerControl: random.is(isHome ? 0.4 : 0.05) ? 'icp' : 'maximeter',
    powersKw,
    powerPrice: powerPriceOf(random, tariff, powersKw),
    energyPrice: { eurPerKwh, includesAtr: random.is(0.3) },
    use: isHome && random.is(0.6) ? 'dwelling' : random.of(['general', 'industrial'] as const),
  };
}
