import { type DecimalInput, type ExactNumber, exact } from '../../exact/decimal';
import { isByMaximeter } from '../../rates/excessRate';
import { proposePointType } from '../../tariff/powers';
import {
  type ByPeriod,
  isHighVoltage,
  type PointType,
  type PowerControl,
  type Tariff,
} from '../../tariff/tariffs';
import type { PowerBounds } from '../search/bounds';
import { stepsUp } from '../search/grid';
import type { PowerStudy } from '../study';

/**
 * The rules that price some powers: prices of a tariff, the formula of the excesses by the type of the
 * point, and whether there are any. The highest power decides the type (RD 1110/2007 art. 7), so a change
 * of powers can lead from one regime into another.
 */
export interface Regime {
  readonly tariff: Tariff;
  readonly pointType: PointType;
  readonly powerControl: PowerControl;
}

/**
 * The way in which the excesses of some powers are paid: by quarters (over 50 kW), by a maximeter (up to
 * it), or not at all, because the meter cuts (up to 15 kW).
 */
export type Side = 'cut' | 'maximeter' | 'quarters';

/**
 * True where the meter cuts powers up to 15 kW instead of charging excesses. Only high voltage: 3.0TD ends
 * there, 2.0TD says it by its control, and a point of type 5 that has a maximeter keeps it. Source: RD
 * 1110/2007 art. 9 (BOE-A-2007-16478).
 */
const cutsSmallPowers = ({ tariff, pointType, currentPowersKw }: PowerStudy): boolean =>
  isHighVoltage(tariff) && pointType !== 5 && proposePointType(currentPowersKw) !== 5;

/** The side that powers lie on. Source: RD 1110/2007 art. 7 (BOE-A-2007-16478). */
export function sideOf(study: PowerStudy, powersKw: ByPeriod<DecimalInput | ExactNumber>): Side {
  const pointType = proposePointType(powersKw);
  return pointType === 5 && cutsSmallPowers(study) ? 'cut' : formulaOf(pointType);
}

const formulaOf = (pointType: PointType): Side =>
  isByMaximeter(pointType) ? 'maximeter' : 'quarters';

/**
 * The side that a study's current powers lie on; null where no border has to be looked at: 2.0TD ends
 * before it, and a type that is not the one of the powers is taken for what the distributor bills.
 */
export function ownSideOf(study: PowerStudy): Side | null {
  if (study.tariff === '2.0TD') return null;
  const side = sideOf(study, study.currentPowersKw);
  return side === formulaOf(study.pointType) ? side : null;
}

/** A range of types, from small points (5) to large points (1). */
export interface PointTypes {
  readonly smallest: PointType;
  readonly largest: PointType;
}

export const allTypes: PointTypes = { smallest: 5, largest: 1 };

/** The sides that powers of a study can lie on, each with its types. */
export function sidesOf(study: PowerStudy): readonly (PointTypes & { readonly side: Side })[] {
  const cuts = cutsSmallPowers(study);
  return [
    { side: 'quarters', smallest: 3, largest: 1 },
    { side: 'maximeter', smallest: cuts ? 4 : 5, largest: 4 },
    ...(cuts ? [{ side: 'cut', smallest: 5, largest: 5 } as const] : []),
  ];
}

/**
 * The kW above which each type begins; type 1 begins at `type1FromKw`. Source: RD 1110/2007 art. 7
 * (BOE-A-2007-16478).
 */
const beginsAboveKw = { 5: 0, 4: 15, 3: 50, 2: 450 } as const;
const type1FromKw = 10_000;

function firstStepOf(pointType: PointType, stepKw: ExactNumber): number {
  if (pointType === 1) return stepsUp(exact(type1FromKw), stepKw);
  return exact(beginsAboveKw[pointType]).div(stepKw).round(0, 0).toNumber() + 1;
}

/** @returns the steps that the highest power of a point of these types can have */
export const stepsOfTypes = (
  { smallest, largest }: PointTypes,
  stepKw: ExactNumber,
): PowerBounds => ({
  minStep: firstStepOf(smallest, stepKw),
  maxStep:
    largest === 1 ? Number.POSITIVE_INFINITY : firstStepOf((largest - 1) as PointType, stepKw) - 1,
});
