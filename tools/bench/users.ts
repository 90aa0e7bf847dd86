import { parseArgs } from 'node:util';
import { measureUserList, type Timing } from '../../bench/userList';

const limitMs = 200;
const worstCount = 10;

/** `npm run bench -- users [--rounds 20]`: minutes of measuring, so it is no part of the others. */
export async function timeUserList(args: readonly string[]): Promise<number> {
  const { rounds } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '20' } },
  }).values;
  const timings = await measureUserList(Number(rounds));
  const overall = timings.at(-1);
  const worst = [...timings.slice(0, -1)].sort((a, b) => b.p99 - a.p99).slice(0, worstCount);
  console.log([heading, ...timings.slice(0, -1).map(line)].join('\n'));
  console.log(['', 'The slowest:', heading, ...worst.map(line)].join('\n'));
  if (!overall) return 1;
  const isQuick = overall.p99 <= limitMs;
  console.log(`\n${isQuick ? '✓' : '✗'} ${line(overall)}, p99 at most ${limitMs} ms`);
  console.log(isQuick ? '1 passed, 0 failed' : '0 passed, 1 failed');
  return isQuick ? 0 : 1;
}

const whatWidth = 60;
const heading = `${'ms'.padEnd(whatWidth)}    p50    p99    max`;

const line = ({ what, p50, p99, max }: Timing) =>
  what.padEnd(whatWidth) + [p50, p99, max].map((ms) => ms.toFixed(1).padStart(7)).join('');
