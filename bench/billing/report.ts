import { parseArgs } from 'node:util';
import { type Check, reportChecks } from '../../tools/console/checks';
import { goalLine, ratioLine } from '../figures';
import { slowestOf } from '../lists/productList';
import { timingLine, timingTable } from '../lists/timings';
import { type BillingFigures, measureBilling } from './measure';

/** The job writes, watches and tells, and its engine warms up; but it reads a point once. */
const runRatio = 2;
/** The job has a processor; requests need the other one. */
const meanwhileRatio = 8;
const listRatio = 12;

/**
 * `npm run bench -- billing [--bills 10000] [--rounds 3]`: the verification of many bills, and their
 * list. What depends on no machine is counted; the rest are goals of an idle one, for a person to read.
 */
export async function compareBilling(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      bills: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const figures = await measureBilling(Number(values.bills), Number(values.rounds));
  if (Number(values.rounds) > 2) console.log(timingTable(figures.list.kinds));
  console.log(timingLine(figures.list.look));
  for (const goal of goals(figures)) console.log(`  ${goal}`);
  return reportChecks(checksOf(figures));
}

function checksOf(figures: BillingFigures): readonly Check[] {
  const { bills, ms, plainMs, different, outcomes, idle, meanwhile, failedRequests } = figures;
  const slowest = slowestOf(figures.list.kinds);
  const count = outcomes.reduce((total, one) => total + one.bills, 0);
  const words = outcomes.map((one) => `${one.bills} ${one.state}`);
  return [
    ratioLine(`${bills} bills verified as a job`, ms, 'a plain loop', plainMs, runRatio),
    {
      line: `its bills: ${count} (${words.join(', ')}), ${different} with another total than the loop's`,
      isPassed: count === bills && different === 0 && words.length >= 3,
    },
    ratioLine(
      'other requests meanwhile (median)',
      meanwhile.p50,
      'those before',
      idle.p50,
      meanwhileRatio,
    ),
    { line: `${failedRequests} of them failed`, isPassed: failedRequests === 0 },
    ratioLine(
      `the slowest page of bills (${slowest.what})`,
      slowest.min,
      'a look at each',
      figures.list.look.min,
      listRatio,
    ),
  ];
}

/** «10000 bills verified: 41.2 of 60 s» */
function goals({ bills, ms, plainMs, idle, meanwhile, list }: BillingFigures): readonly string[] {
  return [
    // The goal is of 10,000 bills.
    goalLine(`${bills} bills verified as a job`, ms / 1000, (60 * bills) / 10_000, 's'),
    `… in a plain loop: ${(plainMs / 1000).toFixed(1)} s`,
    goalLine('… p99 of other requests meanwhile', meanwhile.p99, 250),
    `… before it: ${idle.p99.toFixed(1)} ms`,
    goalLine('100,000 bills, p99 of all pages', list.all.p99, 200),
  ];
}
