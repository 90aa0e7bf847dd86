import { reportChecks } from '../../tools/console/checks';
import { roundsIn } from '../../tools/console/options';
import { goalLine, ratioLine } from '../figures';
import { listCheck, printList } from '../lists/productList';
import { timingLine } from '../lists/timings';
import { measureHours } from './measure';

/** It also finds budgets, rates, savings and what was recovered, and says them as text. */
const summaryRatio = 8;

/**
 * `npm run bench -- hours [--rounds 3]`: the list of 100,000 entries, and the summary of a year of 20
 * people. The ratios count; milliseconds are goals of an idle machine, for a person to read.
 */
export async function compareHours(args: readonly string[]): Promise<number> {
  const rounds = Number(roundsIn(args, '3'));
  const { list, summary, plainSummary } = await measureHours(rounds);
  printList(list, rounds);
  for (const one of [summary, plainSummary]) console.log(timingLine(one));
  console.log(`  ${goalLine('100,000 entries, p99 of all pages', list.all.p99, 200)}`);
  console.log(`  ${goalLine('the summary of a year of 20 people, p99', summary.p99, 300)}`);
  const sums = 'the plain sums';
  return reportChecks([
    listCheck('entries', list),
    ratioLine('the summary of a year', summary.min, sums, plainSummary.min, summaryRatio),
  ]);
}
