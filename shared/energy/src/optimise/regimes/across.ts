import { daysIn } from '../../calendar/dates';
import type { ExactNumber } from '../../exact/decimal';
import { isByMaximeter } from '../../rates/excessRate';
import { type NotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import type { ByPeriod } from '../../tariff/tariffs';
import { type PricedStudy, priceDemand } from '../pricedStudy';
import { isStudyRefusal, refusal, type StudyRefusal } from '../refusal';
import { asFewestQuarters, asMaximeter, wholeQuarters } from './demands';
import { ownSideOf, type Side, sideOf } from './regime';

/** The cost of the powers of another side. */
export interface Across {
  /** Its prices; where something lacks, the least that they can come to; null: not even that is known. */
  readonly priced: PricedStudy | null;
  /** Why its costs are not verifiable; null: they are. */
  readonly lack: NotVerifiable | null;
}

/** Types of one formula cost the same: any of them prices the side. */
const regimes = {
  quarters: { pointType: 3 },
  maximeter: { pointType: 4 },
  cut: { pointType: 5, powerControl: 'icp' },
} as const;

function demandAcross({ study, demand, days }: PricedStudy, side: Side) {
  if (side === 'quarters') {
    const whole = wholeQuarters(study);
    const isWhole =
      whole !== null && whole.reduce((sum, { range }) => sum + daysIn(range), 0) === days;
    return isWhole
      ? { all: whole, lack: null }
      : { all: asFewestQuarters(demand), lack: notVerifiable.data(wholeCurve) };
  }
  if (isByMaximeter(study.pointType)) return { all: demand, lack: null };
  const isHourly = study.quarterDemand?.minutes === 60;
  return { all: asMaximeter(demand), lack: isHourly ? notVerifiable.data(maximeters) : null };
}

const wholeCurve = 'la curva cuartohoraria completa de estos meses';
const maximeters =
  'la potencia máxima de cada periodo y mes (la curva es horaria, y un cuarto de hora puede ser mayor)';

/**
 * Prices the powers of another side with the formula of there. A maximeter keeps the highest quarter of a
 * period, so a curve of quarters shows it; the quarters behind a maximeter are unknown. Source: RD
 * 1110/2007 arts. 7 and 9.6 (BOE-A-2007-16478); Circular CNMC 3/2020 art. 9.4 (BOE-A-2020-1066).
 */
export function priceAcross(own: PricedStudy, side: Side, parameters: ParameterTable): Across {
  const { all, lack } = demandAcross(own, side);
  const study = { ...own.study, ...regimes[side] };
  const priced = priceDemand(study, all, parameters);
  if (!isStudyRefusal(priced)) return { priced, lack };
  const [missing] = priced.reasons.flatMap((reason) =>
    reason.code === 'notVerifiable' ? [reason.notVerifiable] : [],
  );
  return { priced: null, lack: missing ?? lack ?? notVerifiable.data('la demanda de estos meses') };
}

/**
 * Chooses what prices some powers: the side that they lie on. Those of now are on the own side.
 *
 * @returns a function that says why powers have no price
 */
export function pricedBySide(
  own: PricedStudy,
  parameters: ParameterTable,
): (powersKw: ByPeriod<ExactNumber>) => PricedStudy | StudyRefusal {
  const ownSide = ownSideOf(own.study);
  const known = new Map<Side, Across>();
  return (powersKw) => {
    const side = sideOf(own.study, powersKw);
    if (ownSide === null || side === ownSide) return own;
    const across = known.get(side) ?? priceAcross(own, side, parameters);
    known.set(side, across);
    const { priced, lack } = across;
    if (priced && !lack) return priced;
    const reason = lack ?? notVerifiable.data(wholeCurve);
    return refusal({ code: 'notVerifiable', message: reason.message, notVerifiable: reason });
  };
}
