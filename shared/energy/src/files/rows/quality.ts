const real = new Set(['R', 'REAL', '1', '2', '3', '4', '']);
const estimated = new Set(['E', '5', '6']);

/**
 * Returns whether a reading is the distributor's estimate, by its method: words, or the codes 1 to 3
 * (real), 4 (read by the customer) and 5 and 6 (estimated).
 *
 * @returns null for an unknown method
 */
export function isEstimatedBy(method: string): boolean | null {
  const word = method.toUpperCase();
  if (real.has(word)) return false;
  return estimated.has(word) || word.startsWith('EST') ? true : null;
}

/** Distinguishes two equal labels when clocks go back: summer time is first. */
export type Season = 'summer' | 'winter' | null;

/** @returns the meaning of a flag «INV / VER»: 1 is summer; null when it is unknown */
export function seasonOf(flag: string): Season {
  // The flags of nearly all lines, without an expression.
  if (flag === '') return null;
  if (flag === '1') return 'summer';
  if (flag === '0') return 'winter';
  if (/^v(er|erano)?$/i.test(flag)) return 'summer';
  return /^i(nv|nvierno)?$/i.test(flag) ? 'winter' : null;
}
