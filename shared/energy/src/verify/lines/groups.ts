import type { Period } from '../../tariff/tariffs';
import type { Expected } from '../expected/expectedLines';
import type { IssuedBill, IssuedConcept, IssuedLine } from '../issued';

/** A printed line and its place in the bill. */
export interface Placed {
  readonly line: IssuedLine;
  readonly at: number;
}

/** Printed and computed lines that say the same, and are compared by their sums. */
export interface Group {
  readonly concept: IssuedConcept;
  readonly period: Period | null;
  readonly segment: number | null;
  readonly issued: readonly Placed[];
  readonly expected: readonly Expected[];
}

type Pair = Pick<Group, 'period' | 'issued' | 'expected'>;

const periodOf = ({ line }: Placed): Period | null => line.period ?? null;
const segmentOf = ({ line }: Placed): number | null => line.segment ?? null;

/** A whole line has the periods that no other line names; where all are named, it is of all of them. */
function byPeriod(issued: readonly Placed[], expected: readonly Expected[]): Pair[] {
  const whole = issued.filter((one) => periodOf(one) === null);
  const named = new Set(issued.map(periodOf).filter((period) => period !== null));
  const isNamed = ({ line }: Expected) => line.period !== null && named.has(line.period);
  const rest = expected.filter((one) => !isNamed(one));
  if (whole.length > 0 && (named.size === 0 || rest.length === 0)) {
    return [{ period: null, issued, expected }];
  }
  const computed = new Set(rest.map(({ line }) => line.period));
  const periods = [...named, ...(whole.length > 0 ? [] : computed)];
  const apart = [...periods]
    .sort((one, other) => (one ?? 0) - (other ?? 0))
    .map((period) => ({
      period,
      issued: issued.filter((one) => periodOf(one) === period),
      expected: expected.filter(({ line }) => line.period === period),
    }));
  return whole.length > 0 ? [...apart, { period: null, issued: whole, expected: rest }] : apart;
}

/** Only where every line of a pair says its segment. */
function bySegment(pair: Pair): Omit<Group, 'concept'>[] {
  const { period, issued, expected } = pair;
  const segments = [...issued.map(segmentOf), ...expected.map(({ segment }) => segment)];
  if (issued.length === 0 || segments.includes(null)) return [{ ...pair, segment: null }];
  return [...new Set(segments)].map((segment) => ({
    period,
    segment,
    issued: issued.filter((one) => segmentOf(one) === segment),
    expected: expected.filter((one) => one.segment === segment),
  }));
}

/** The concepts that the engine computes before taxes. */
const computedConcepts = [
  'power',
  'energy',
  'excess',
  'tollDiscount',
  'reactive',
  'socialDiscount',
  'socialBonus',
  'meter',
] as const satisfies readonly IssuedConcept[];

/** Pairs what is printed with what is computed, in the order of an invoice. */
export function groupsOf({ lines }: IssuedBill, expected: readonly Expected[]): readonly Group[] {
  const placed = lines.map((line, at) => ({ line, at }));
  return computedConcepts.flatMap((concept) => {
    const issued = placed.filter(({ line }) => line.concept === concept);
    const computed = expected.filter(({ line }) => line.concept === concept);
    if (issued.length + computed.length === 0) return [];
    return byPeriod(issued, computed)
      .flatMap(bySegment)
      .map((group) => ({ ...group, concept }));
  });
}
