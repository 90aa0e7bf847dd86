import { splitByMonth } from '../calendar/dates';
import { type Decimal, exact } from '../exact/decimal';
import { finestStepKw, type PowerStudy, type StudyMonth } from '../optimise/study';
import { isByMaximeter } from '../rates/excessRate';
import { lowVoltageLimitKw } from '../tariff/powers';
import type { StudySnapshot } from './snapshot';
import { type Stretch, stretchesOf } from './stretches';

/** A person's choices for a power study. */
export type PowerOptions = Pick<
  PowerStudy,
  'pricesOn' | 'minKw' | 'maxKw' | 'stepKw' | 'annualise'
>;

/**
 * The step of contracted powers where a person chooses none: 0.1 kW up to 15 kW, where every meter is read
 * remotely; whole kW above, where no norm has a finer one. Source: RD 88/2026 art. 34.8 (BOE-A-2026-3212).
 *
 * @param powersKw the contracted powers
 * @returns kW
 */
export const usualStepKw = ({ powersKw }: Pick<StudySnapshot, 'powersKw'>): Decimal =>
  powersKw.every((power) => exact(power).lte(lowVoltageLimitKw)) ? finestStepKw : '1';

/**
 * The optimum's input from a snapshot. Points of type 4 and 5: the maximeters of the readings, or the
 * highest quarters of days whose curve is whole; an hour's mean is no maximum. Points of type 1 to 3:
 * the quarters of the curve. All have their curve, which prices powers that change type or tariff. Without a step, the usual one counts.
 */
export function powerStudyOf(snapshot: StudySnapshot, options: PowerOptions = {}): PowerStudy {
  const { window, tariff, territory, pointType, powerControl, powersKw, curve } = snapshot;
  const { voltageKv = null } = snapshot;
  const supply = {
    tariff,
    territory,
    pointType,
    powerControl,
    voltageKv,
    currentPowersKw: powersKw,
    stepKw: usualStepKw(snapshot),
    ...(curve && { quarterDemand: curve }),
  };
  if (isByMaximeter(pointType)) {
    const months = stretchesOf(snapshot).map((stretch) => monthOf(stretch, snapshot));
    return { ...supply, ...options, months };
  }
  const months = splitByMonth(window).map((range) => ({ range }));
  return { ...supply, ...options, months };
}

function monthOf({ range, reading, curve }: Stretch, snapshot: StudySnapshot): StudyMonth {
  const isWhole = snapshot.curve?.minutes === 15 && curve?.missing === 0;
  const maximetersKw = reading?.maximetersKw ?? (isWhole ? curve?.highestKw : undefined);
  return maximetersKw ? { range, maximetersKw } : { range };
}
