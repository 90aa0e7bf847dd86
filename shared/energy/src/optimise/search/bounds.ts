import { type DecimalInput, type ExactNumber, exact } from '../../exact/decimal';
import { lowVoltageLimitKw } from '../../tariff/powers';
import {
  type ByPeriod,
  isPublicCharging,
  type Period,
  periodsOf,
  powersAreOrdered,
} from '../../tariff/tariffs';
import type { RefusalReason } from '../refusal';
import { kwText } from '../spanish';
import { finestStepKw, type PowerStudy } from '../study';
import { stepsUp } from './grid';

interface Bound {
  readonly kw: ExactNumber;
  /** Spanish: the source of the bound. */
  readonly source: string;
}

/** The allowed powers of a period, in steps; the highest is Infinity where there is none. */
export interface PowerBounds {
  readonly minStep: number;
  readonly maxStep: number;
}

interface PeriodBounds extends PowerBounds {
  readonly period: Period;
  readonly min: Bound;
  readonly max: Bound | null;
}

const neededPowerOver15 = exact(lowVoltageLimitKw).plus(finestStepKw);

function lowestOf({ tariff }: PowerStudy, period: Period): Bound {
  const source = `mínimo de la tarifa ${tariff}`;
  // One power must be over 15 kW and the powers do not fall: so it is the last one.
  if ((tariff === '3.0TD' || isPublicCharging(tariff)) && period === 6)
    return { kw: neededPowerOver15, source };
  return { kw: exact(finestStepKw), source };
}

const own = (values: ByPeriod<DecimalInput> | undefined, i: number, source: string): Bound[] => {
  const value = values?.[i];
  return value === undefined ? [] : [{ kw: exact(value), source }];
};

function boundsOfPeriod(
  study: PowerStudy,
  period: Period,
  highestKw: ExactNumber | null,
  stepKw: ExactNumber,
): PeriodBounds {
  const i = period - 1;
  const minima = [lowestOf(study, period), ...own(study.minKw, i, 'mínimo pedido')];
  if (study.powerControl === 'icp' && highestKw) {
    minima.push({ kw: highestKw, source: 'demanda más alta, que el ICP cortaría' });
  }
  const maxima = own(study.maxKw, i, 'máximo pedido');
  if (study.tariff === '2.0TD') {
    maxima.push({ kw: exact(lowVoltageLimitKw), source: 'máximo de la tarifa 2.0TD' });
  }
  const min = minima.reduce((a, b) => (b.kw.gt(a.kw) ? b : a));
  const max = maxima.reduce<Bound | null>((a, b) => (a === null || b.kw.lt(a.kw) ? b : a), null);
  return {
    period,
    min,
    max,
    minStep: stepsUp(min.kw, stepKw),
    maxStep: max ? max.kw.div(stepKw).round(0, 0).toNumber() : Number.POSITIVE_INFINITY,
  };
}

const boundText = ({ kw, source }: Bound) => `${kwText(kw)} (${source})`;

function infeasible(low: PeriodBounds, high: PeriodBounds): RefusalReason | null {
  if (!high.max || low.minStep <= high.maxStep) return null;
  const most = `como mucho ${boundText(high.max)}`;
  const least = `al menos ${boundText(low.min)}`;
  if (low.period === high.period) {
    const message = `P${low.period} no admite ninguna potencia: pide ${least} y ${most}. Cambia uno de los límites.`;
    return { code: 'infeasibleBounds', message, periods: [low.period] };
  }
  const message = `P${low.period} y P${high.period} no admiten ninguna potencia: P${low.period} pide ${least} y P${high.period}, que no puede ser menor, ${most}. Cambia uno de los límites.`;
  return { code: 'infeasibleBounds', message, periods: [low.period, high.period] };
}

/**
 * The bounds of each period: the tariff's (Circular CNMC 3/2020 arts. 6 and 9), with ICP the
 * highest demand, and the study's own.
 *
 * @param highestKw the highest demand of each period, null where it is unknown
 * @returns bounds, or why no powers fit them and the order of the tariff
 */
export function boundsOf(
  study: PowerStudy,
  highestKw: ByPeriod<ExactNumber | null>,
  stepKw: ExactNumber,
): ByPeriod<PowerBounds> | { readonly reasons: readonly RefusalReason[] } {
  const all = periodsOf(study.tariff, 'power').map((period, i) =>
    boundsOfPeriod(study, period, highestKw[i] ?? null, stepKw),
  );
  const isOrdered = powersAreOrdered(study.tariff);
  const reasons = all.flatMap((low) =>
    all
      .filter(({ period }) => period === low.period || (isOrdered && period > low.period))
      .map((high) => infeasible(low, high))
      .filter((reason) => reason !== null),
  );
  return reasons.length > 0 ? { reasons } : all;
}
