import type { ExactNumber } from '../../exact/decimal';

/** The powers to try: multiples of a step, counted in steps so that they are exact. */
export interface Grid {
  readonly stepKw: ExactNumber;
  /** The lowest power, in steps; at least 1. */
  readonly firstStep: number;
  readonly size: number;
}

/** @returns the fewest steps that are no less than a power */
export const stepsUp = (powerKw: ExactNumber, stepKw: ExactNumber): number =>
  powerKw.div(stepKw).round(0, 3).toNumber();
