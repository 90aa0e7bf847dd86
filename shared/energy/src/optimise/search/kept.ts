import { type ExactNumber, exact } from '../../exact/decimal';
import { type ByPeriod, powersAreOrdered } from '../../tariff/tariffs';
import type { PowerStudy } from '../study';
import type { PowerBounds } from './bounds';
import { stepsUp } from './grid';

interface KnownDemand {
  readonly study: Pick<PowerStudy, 'tariff' | 'currentPowersKw'>;
  /** The highest demand of each period, kW; null where it is unknown. */
  readonly highestKw: ByPeriod<ExactNumber | null>;
  readonly stepKw: ExactNumber;
}

/**
 * The same bounds, with no less than the current power where no measure exists: there the search sees no
 * excess, and would contract next to none. It does not ask for what the bounds forbid.
 */
export function withCurrentKept(
  bounds: ByPeriod<PowerBounds>,
  { study, highestKw, stepKw }: KnownDemand,
): ByPeriod<PowerBounds> {
  const isOrdered = powersAreOrdered(study.tariff);
  return bounds.map((bound, i) => {
    if (highestKw[i]) return bound;
    const maxima = bounds.slice(i, isOrdered ? undefined : i + 1).map(({ maxStep }) => maxStep);
    const kept = Math.min(stepsUp(exact(study.currentPowersKw[i] ?? 0), stepKw), ...maxima);
    return { ...bound, minStep: Math.max(bound.minStep, kept) };
  });
}

/**
 * Powers of the grid, with the very current one (33.333 kW) where its period was not measured, the grid has
 * rounded it up, and the order of the tariff allows it.
 */
export function currentWhereUnmeasured(
  powersKw: ByPeriod<ExactNumber>,
  { study, highestKw, stepKw }: KnownDemand,
): ByPeriod<ExactNumber> {
  const isOrdered = powersAreOrdered(study.tariff);
  const kept: ExactNumber[] = [];
  for (const [i, power] of powersKw.entries()) {
    const current = exact(study.currentPowersKw[i] ?? 0);
    const isRounded = current.lt(power) && power.minus(current).lt(stepKw);
    const isInOrder = !isOrdered || current.gte(kept.at(-1) ?? 0);
    kept.push(!highestKw[i] && isRounded && isInOrder ? current : power);
  }
  return kept;
}
