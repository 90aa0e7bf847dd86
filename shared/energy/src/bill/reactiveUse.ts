import { type Decimal, type ExactNumber, zero } from '../exact/decimal';

/** Of the energy, so much reactive energy is free. */
const freeRatio = '0.33';

/** What the two energies of a period say of each other. */
export interface ReactiveUse {
  /** kWh / √(kWh² + kVArh²), rounded to two decimals; null without any energy. */
  readonly cosPhi: Decimal | null;
  /** What is over 33 % of the energy, kVArh. */
  readonly excessKvarh: ExactNumber;
  /** Which price the excess has; null: none. */
  readonly band: 'from080to095' | 'below080' | null;
}

/**
 * How much of the reactive energy is charged, and in which band of the rounded cos φ. The bands are
 * found by squares, exactly: from 0.945 on it is rounded to 0.95, from 0.795 on to 0.80.
 * Source: Circular CNMC 3/2020 and its questions and answers (CNS/DE/1467/20).
 *
 * @param energy kWh
 * @param reactive inductive, kVArh
 */
export function reactiveUse(energy: ExactNumber, reactive: ExactNumber): ReactiveUse {
  const active = energy.times(energy);
  const apparent = active.plus(reactive.times(reactive));
  if (apparent.eq(0)) return { cosPhi: null, excessKvarh: zero, band: null };

  // Only shown, so in double precision.
  const cosPhi = (Number(energy) / Math.sqrt(Number(apparent))).toFixed(2);
  const excessKvarh = reactive.minus(energy.times(freeRatio));
  if (excessKvarh.lte(0)) return { cosPhi, excessKvarh: zero, band: null };

  const reaches = (bound: string) => active.gte(apparent.times(bound).times(bound));
  if (reaches('0.945')) return { cosPhi, excessKvarh, band: null };
  return { cosPhi, excessKvarh, band: reaches('0.795') ? 'from080to095' : 'below080' };
}
