import { parseArgs } from 'node:util';
import { timingLine, timingTable } from '../lists/timings';
import { measureUserList } from './measure';

const limitMs = 200;

/** `npm run bench -- users [--rounds 20]`: minutes of measuring, so it is no part of the others. */
export async function timeUserList(args: readonly string[]): Promise<number> {
  const { rounds } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '20' } },
  }).values;
  const timings = await measureUserList(Number(rounds));
  const overall = timings.at(-1);
  console.log(timingTable(timings.slice(0, -1)));
  if (!overall) return 1;
  const isQuick = overall.p99 <= limitMs;
  console.log(`\n${isQuick ? '✓' : '✗'} ${timingLine(overall)}, p99 at most ${limitMs} ms`);
  console.log(isQuick ? '1 passed, 0 failed' : '0 passed, 1 failed');
  return isQuick ? 0 : 1;
}
