import { parseArgs } from 'node:util';
import { reportChecks } from '../../tools/console/checks';
import { goalLine, ratioLine } from '../figures';
import { slowestOf } from '../lists/productList';
import { timingLine, timingTable } from '../lists/timings';
import { measureHours } from './measure';

const listRatio = 12;
/** It also finds budgets, rates, savings and what was recovered, and says them as text. */
const summaryRatio = 8;

/**
 * `npm run bench -- hours [--rounds 3]`: the list of 100,000 entries, and the summary of a year of 20
 * people. The ratios count; milliseconds are goals of an idle machine, for a person to read.
 */
export async function compareHours(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '3' } },
  });
  const { list, summary, plainSummary } = await measureHours(Number(values.rounds));
  if (Number(values.rounds) > 2) console.log(timingTable(list.kinds));
  for (const one of [list.look, summary, plainSummary]) console.log(timingLine(one));
  const slowest = slowestOf(list.kinds);
  console.log(`  ${goalLine('100,000 entries, p99 of all pages', list.all.p99, 200)}`);
  console.log(`  ${goalLine('the summary of a year of 20 people, p99', summary.p99, 300)}`);
  return reportChecks([
    ratioLine(
      `the slowest page of entries (${slowest.what})`,
      slowest.min,
      'a look at each',
      list.look.min,
      listRatio,
    ),
    ratioLine(
      'the summary of a year',
      summary.min,
      'the plain sums',
      plainSummary.min,
      summaryRatio,
    ),
  ]);
}
