import { type ExactNumber, exact, zero } from '../exact/decimal';

/**
 * The cost of one period's excesses in one month, before a power is chosen. maximeter: price × kW
 * over it · quarters: price × √Σ kW² over it.
 */
export type ExcessTerm =
  | { readonly kind: 'maximeter'; readonly eurPerKw: ExactNumber; readonly demandKw: ExactNumber }
  | {
      readonly kind: 'quarters';
      readonly eurPerKw: ExactNumber;
      /** Days of the billing cycle, which the price is for. */
      readonly cycleDays: number;
      /** The highest first. */
      readonly demandsKw: Float64Array;
    };

function rootOfSquares(demandsKw: Float64Array, powerKw: number): number {
  let squares = 0;
  for (const demandKw of demandsKw) {
    if (demandKw <= powerKw) break;
    squares += (demandKw - powerKw) ** 2;
  }
  return Math.sqrt(squares);
}

/** @returns what is over a power, kW: of the maximeter, or the root of the quarters' squares (a double) */
export function overKw(term: ExcessTerm, powerKw: ExactNumber): ExactNumber {
  if (term.kind === 'quarters') return exact(rootOfSquares(term.demandsKw, powerKw.toNumber()));
  const over = term.demandKw.minus(powerKw);
  return over.gt(0) ? over : zero;
}

/** @returns how many quarters are over a power */
export function quartersOver(
  { demandsKw }: Extract<ExcessTerm, { kind: 'quarters' }>,
  powerKw: ExactNumber,
): number {
  const power = powerKw.toNumber();
  const first = demandsKw.findIndex((demandKw) => demandKw <= power);
  return first < 0 ? demandsKw.length : first;
}

/** @returns euros: exact by maximeter; by quarters exact but for the root, which is a double */
export const excessEur = (term: ExcessTerm, powerKw: ExactNumber): ExactNumber =>
  term.eurPerKw.times(overKw(term, powerKw));

const euros = (term: ExcessTerm, stepKw: ExactNumber): ((step: number) => number) => {
  const eurPerStep = term.eurPerKw.times(stepKw).toNumber();
  if (term.kind === 'maximeter') {
    const demand = term.demandKw.div(stepKw).toNumber();
    return (step) => eurPerStep * Math.max(0, demand - step);
  }
  const stepsPerKw = 1 / stepKw.toNumber();
  const demands = term.demandsKw.map((demandKw) => demandKw * stepsPerKw);
  return (step) => eurPerStep * rootOfSquares(demands, step);
};

/** @returns the cost of excesses at a power that is counted in steps, in doubles: for a search */
export function excessBySteps(
  terms: readonly ExcessTerm[],
  stepKw: ExactNumber,
): (step: number) => number {
  const costs = terms.map((term) => euros(term, stepKw));
  return (step) => costs.reduce((total, costOf) => total + costOf(step), 0);
}
