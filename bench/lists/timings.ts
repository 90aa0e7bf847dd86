import type { Timing } from './listTimes';

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
