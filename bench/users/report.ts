import { reportChecks } from '../../tools/console/checks';
import { roundsIn } from '../../tools/console/options';
import { timingLine, timingTable } from '../lists/timings';
import { measureUserList } from './measure';

const limitMs = 200;

/** `npm run bench -- users [--rounds 20]`: minutes of measuring, so it is no part of the others. */
export async function timeUserList(args: readonly string[]): Promise<number> {
  const timings = await measureUserList(Number(roundsIn(args, '20')));
  const overall = timings.at(-1);
  console.log(`${timingTable(timings.slice(0, -1))}\n`);
  if (!overall) return 1;
  const line = `${timingLine(overall)}, p99 at most ${limitMs} ms`;
  return reportChecks([{ line, isPassed: overall.p99 <= limitMs }]);
}
