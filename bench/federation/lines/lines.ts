import { median } from '../rounds';

/** A line of the table: how the product compares, and what it must reach. */
export interface Line {
  readonly what: string;
  readonly value: number;
  readonly unit: '×' | 'requests' | 'round trips' | 'per second' | 'ms' | 'shift';
  readonly limit: number;
  /** A value that would be better still. */
  readonly aim?: number;
  /** More is better; elsewhere less is. */
  readonly isLeast?: boolean;
  /** The medians that it was made of, by variant, as they were measured. */
  readonly medians?: Readonly<Record<string, number>>;
}

export const isReached = ({ value, limit, isLeast }: Line): boolean =>
  isLeast ? value >= limit : value <= limit;

export const mediansOf = (
  values: ReadonlyMap<string, readonly number[]>,
): Readonly<Record<string, number>> =>
  Object.fromEntries([...values].map(([name, list]) => [name, median(list)]));

/** The product's median divided by another's. */
export function ratioLine(
  goal: Pick<Line, 'what' | 'limit' | 'aim'>,
  values: ReadonlyMap<string, readonly number[]>,
  other = 'vite',
): Line {
  const medians = mediansOf(values);
  const value = (medians.vatio ?? Number.NaN) / (medians[other] ?? Number.NaN);
  return { ...goal, value, unit: '×', medians };
}

/** The same facts of each measurement. */
export const each = <T>(
  results: ReadonlyMap<string, readonly T[]>,
  fact: (result: T) => number,
): Map<string, number[]> => new Map([...results].map(([name, list]) => [name, list.map(fact)]));
