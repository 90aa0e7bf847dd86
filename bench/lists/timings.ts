/** The times of one kind of request, in milliseconds. */
export interface Timing {
  readonly what: string;
  /** The least that others on the machine have a part in. */
  readonly min: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export function timingOf(what: string, taken: readonly number[]): Timing {
  const sorted = [...taken].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { what, min: at(0), p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** The same work again and again. */
export async function timeMany(
  what: string,
  rounds: number,
  work: () => Promise<unknown>,
): Promise<Timing> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    await work();
    taken.push(performance.now() - begin);
  }
  return timingOf(what, taken);
}

const worstCount = 10;
const whatWidth = 64;
const heading = `${'ms'.padEnd(whatWidth)}    p50    p99    max`;

/** A kind of request as a line of a table. */
export const timingLine = ({ what, p50, p99, max }: Timing): string =>
  what.padEnd(whatWidth) + [p50, p99, max].map((ms) => ms.toFixed(1).padStart(7)).join('');

/** The table of all kinds of requests, and the slowest of them once more. */
export function timingTable(timings: readonly Timing[]): string {
  const worst = [...timings].sort((a, b) => b.p99 - a.p99).slice(0, worstCount);
  const all = [heading, ...timings.map(timingLine)];
  return [...all, '', 'The slowest:', heading, ...worst.map(timingLine)].join('\n');
}
