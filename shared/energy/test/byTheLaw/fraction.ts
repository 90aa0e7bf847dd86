/** An exact number: only a line's last step rounds. */
export interface Fraction {
  readonly n: bigint;
  /** Greater than 0. */
  readonly d: bigint;
}

export const nothing: Fraction = { n: 0n, d: 1n };

export const whole = (value: number | bigint): Fraction => ({ n: BigInt(value), d: 1n });

/** @param text a decimal with a point, «20.376927» */
export function decimal(text: string | number): Fraction {
  const [, sign = '', units = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(`${text}`) ?? [];
  if (units === '') throw new RangeError(`«${text}» is not a decimal`);
  return { n: BigInt(sign + units + decimals), d: 10n ** BigInt(decimals.length) };
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

function reduced(n: bigint, d: bigint): Fraction {
  const common = gcd(n, d);
  return { n: n / common, d: d / common };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.d === b.d ? { n: a.n + b.n, d: a.d } : reduced(a.n * b.d + b.n * a.d, a.d * b.d);

export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { n: -b.n, d: b.d });

/** @param b greater than 0 */
export const over = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d, d: a.d * b.n });

export const total = (values: readonly Fraction[]): Fraction => values.reduce(plus, nothing);

export const isMore = (a: Fraction, b: Fraction): boolean => a.n * b.d > b.n * a.d;

export const percent = (rate: string | number): Fraction => over(decimal(rate), whole(100));

/** Half a cent goes away from zero. @returns «-12.05» */
export function cents({ n, d }: Fraction): string {
  const size = n < 0n ? -n : n;
  const rounded = (size * 200n + d) / (2n * d);
  const text = `${rounded}`.padStart(3, '0');
  const sign = n < 0n && rounded > 0n ? '-' : '';
  return `${sign}${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** The greatest whole number whose square is not more. */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** @returns the square root, without what follows its first 12 decimals */
export const squareRoot = ({ n, d }: Fraction): Fraction => ({
  n: wholeRoot((n * 10n ** 24n) / d),
  d: 10n ** 12n,
});
