import { type Decimal, type ExactNumber, zero } from '../../exact/decimal';

/** The free share of reactive energy, in parts of the energy. */
const freeRatio = '0.33';

export interface ReactiveUse {
  /** kWh / √(kWh² + kVArh²), rounded to two decimals; null without any energy. */
  readonly cosPhi: Decimal | null;
  /** The part over 33 % of the energy, kVArh. */
  readonly excessKvarh: ExactNumber;
  /** The price of the excess; null: none. */
  readonly band: 'from080to095' | 'below080' | null;
}

/**
 * The charged reactive energy, and the band of its rounded cos φ. Squares find the bands exactly:
 * 0.945 rounds to 0.95, 0.795 to 0.80. Source: Circular CNMC 3/2020 art. 9.5 (BOE-A-2020-1066) and
 * its questions and answers (CNS/DE/1467/20).
 *
 * @param energy kWh
 * @param reactive inductive, kVArh
 * @param isRounded false: the bands of cos φ with all its decimals, as some suppliers bill it
 */
export function reactiveUse(
  energy: ExactNumber,
  reactive: ExactNumber,
  isRounded = true,
): ReactiveUse {
  const active = energy.times(energy);
  const apparent = active.plus(reactive.times(reactive));
  if (apparent.eq(0)) return { cosPhi: null, excessKvarh: zero, band: null };

  // Only for display, so in double precision.
  const cosPhi = (Number(energy) / Math.sqrt(Number(apparent))).toFixed(2);
  const excessKvarh = reactive.minus(energy.times(freeRatio));
  if (excessKvarh.lte(0)) return { cosPhi, excessKvarh: zero, band: null };

  const reaches = (bound: string) => active.gte(apparent.times(bound).times(bound));
  const [free, cheap] = isRounded ? ['0.945', '0.795'] : ['0.95', '0.8'];
  if (reaches(free)) return { cosPhi, excessKvarh, band: null };
  return { cosPhi, excessKvarh, band: reaches(cheap) ? 'from080to095' : 'below080' };
}
