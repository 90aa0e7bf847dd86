import type { ExactNumber } from '../../exact/decimal';

/** @returns the fewest steps that are no less than a power */
export const stepsUp = (powerKw: ExactNumber, stepKw: ExactNumber): number =>
  powerKw.div(stepKw).round(0, 3).toNumber();
