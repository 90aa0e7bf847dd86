import Big from 'big.js';

/**
 * An exact decimal, as text with a point: «20.376927». Prices and euros cross every door of this
 * package in this form, because JSON, PostgreSQL's NUMERIC and a form carry text unharmed.
 */
export type Decimal = string;

/**
 * The arguments of functions. A number counts as it prints (0.1 is «0.1»), which is right for what
 * a meter measured; prices and euros come as text.
 */
export type DecimalInput = Decimal | number;

// A constructor of its own, out of reach of other settings. Half-up, 20 decimals in a division.
const Exact = Big();
Exact.DP = 20;
Exact.RM = 1;

/** Exact numbers during a computation, inside this package only. */
export type ExactNumber = Big;

/** @returns the number, exactly @throws RangeError when it is no finite decimal */
export function exact(value: DecimalInput | ExactNumber): ExactNumber {
  try {
    return new Exact(value);
  } catch {
    throw new RangeError(`«${value}» is not a decimal`);
  }
}

export const zero = exact(0);

/** @returns the sum, exactly; 0 for an empty list */
export const sum = ([first = zero, ...others]: readonly ExactNumber[]): ExactNumber =>
  others.reduce((total, value) => total.plus(value), first);

/** @returns rounded to cents, half away from zero, as every line of an invoice is */
export const toCents = (value: ExactNumber): ExactNumber => value.round(2, 1);

/** @returns rounded half away from zero to `decimals` decimals; a value that rounds to 0 has no sign */
export function fixedText(value: ExactNumber, decimals: number): Decimal {
  const rounded = value.round(decimals, 1);
  return (rounded.eq(0) ? zero : rounded).toFixed(decimals);
}

/** @returns euros with two decimals: «11.65» */
export const eurText = (value: ExactNumber): Decimal => fixedText(value, 2);

/** @returns all digits, without an exponent: «0.000031» */
export const toText = (value: ExactNumber): Decimal => value.toFixed();
