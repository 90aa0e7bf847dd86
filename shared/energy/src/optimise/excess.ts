import { type ExactNumber, exact, zero } from '../exact/decimal';
import type { Grid } from './search/grid';

/**
 * The cost of one period's excesses in one month, before a power is chosen. maximeter: price × kW
 * over it · quarters: price × √Σ kW² over it.
 */
export type ExcessTerm =
  | { readonly kind: 'maximeter'; readonly eurPerKw: ExactNumber; readonly demandKw: ExactNumber }
  | {
      readonly kind: 'quarters';
      readonly eurPerKw: ExactNumber;
      /** Of the billing cycle, which the price is for. */
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

/** Adds the cost of the excesses at each power of the grid. */
export function addExcess(costsEur: Float64Array, term: ExcessTerm, grid: Grid): void {
  const { firstStep, stepKw } = grid;
  const eurPerStep = term.eurPerKw.times(stepKw).toNumber();
  if (term.kind === 'maximeter') {
    const demand = term.demandKw.div(stepKw).toNumber();
    const end = Math.min(costsEur.length, Math.ceil(demand) - firstStep);
    for (let i = 0; i < end; i++) {
      costsEur[i] = (costsEur[i] ?? 0) + eurPerStep * (demand - firstStep - i);
    }
    return;
  }
  // From the highest power down, each quarter joins once and the sums only grow: one pass over the
  // grid instead of one per power, and no cancellation.
  const stepsPerKw = 1 / stepKw.toNumber();
  const demands = term.demandsKw.map((demandKw) => demandKw * stepsPerKw);
  let joined = 0;
  let over = 0;
  let squares = 0;
  for (let i = costsEur.length - 1; i >= 0; i--) {
    squares += 2 * over + joined;
    over += joined;
    const overNext = () => (demands[joined] ?? 0) - firstStep - i;
    for (let excess = overNext(); excess > 0; excess = overNext()) {
      over += excess;
      squares += excess * excess;
      joined++;
    }
    if (joined > 0) costsEur[i] = (costsEur[i] ?? 0) + eurPerStep * Math.sqrt(squares);
  }
}
