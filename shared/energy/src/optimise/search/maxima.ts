import type { ExactNumber } from '../../exact/decimal';
import { type ByPeriod, powersAreOrdered, type Tariff } from '../../tariff/tariffs';
import type { PowerBounds } from './bounds';
import { stepsUp } from './grid';

interface MaximaFacts {
  readonly tariff: Tariff;
  /** The highest demand of each period, kW; null where it is unknown. */
  readonly highestKw: ByPeriod<ExactNumber | null>;
  readonly bounds: ByPeriod<PowerBounds>;
  readonly stepKw: ExactNumber;
}

/**
 * The rule of thumb that consultants know: in each period the least allowed power that its highest
 * demand never exceeds, and never less than in the period before where the tariff has an order.
 *
 * @returns kW, P1 first
 */
export function ruleOfMaxima({
  tariff,
  highestKw,
  bounds,
  stepKw,
}: MaximaFacts): ByPeriod<ExactNumber> {
  const isOrdered = powersAreOrdered(tariff);
  let before = 0;
  return bounds.map(({ minStep, maxStep }, i) => {
    const highest = highestKw[i];
    const needed = highest ? stepsUp(highest, stepKw) : 0;
    const step = Math.min(Math.max(needed, minStep, isOrdered ? before : 0), maxStep);
    before = step;
    return stepKw.times(step);
  });
}
