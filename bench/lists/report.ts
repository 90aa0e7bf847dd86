import { reportChecks } from '../../tools/console/checks';
import { roundsIn } from '../../tools/console/options';
import { measureLists } from './measure';
import { timingLine, timingTable } from './timings';

const limitMs = 200;
/** Of the slowest kind of request: how many looks at each point it may take. */
const limitRatio = 6;

/**
 * `npm run bench -- lists [--rounds 3]`: the slowest page beside one look at each point, in the same
 * run. The milliseconds are for a person to read; they depend on the machine.
 */
export async function compareLists(args: readonly string[]): Promise<number> {
  const { lists, look } = await measureLists(Number(roundsIn(args, '3')));
  const kinds = lists.flatMap((timings) => timings.slice(0, -1));
  console.log(`${timingTable(kinds)}\n\n${timingLine(look)}`);
  for (const timings of lists) {
    for (const overall of timings.slice(-1)) {
      console.log(`${timingLine(overall)}, p99 is to stay under ${limitMs} ms`);
    }
  }
  const slowest = kinds.reduce((one, other) => (other.min > one.min ? other : one));
  const ratio = slowest.min / look.min;
  const line = `the slowest page: ${ratio.toFixed(1)} × a look at each point, at most ${limitRatio} (${slowest.what})`;
  return reportChecks([{ line, isPassed: ratio <= limitRatio }]);
}
