/** Exact decimals as whole numbers of their smallest unit, which sums need: importers bundle no library. */

/** «12.5» with 2 decimals → 1250. @param decimals the most that the text has */
export function scaled(value: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const size = BigInt(whole + fraction.padEnd(decimals, '0'));
  return value.startsWith('-') ? -size : size;
}

/** 1250 with 2 decimals → «12.50» */
export function unscaled(value: bigint, decimals: number): string {
  const size = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  return `${value < 0n ? '-' : ''}${size.slice(0, -decimals)}.${size.slice(-decimals)}`;
}

export const sumOf = (values: readonly bigint[]): bigint =>
  values.reduce((total, value) => total + value, 0n);

/** 100 %, with ten decimals. */
const wholeShare = 1_000_000_000_000n;

/** A percentage of cents, rounded half away from zero. @param percent with at most ten decimals */
export function shareOf(cents: bigint, percent: string): bigint {
  const product = cents * scaled(percent, 10);
  const half = wholeShare / 2n;
  return (product + (product < 0n ? -half : half)) / wholeShare;
}
