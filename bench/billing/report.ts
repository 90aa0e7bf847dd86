import { parseArgs } from 'node:util';
import { type Check, reportChecks } from '../../tools/console/checks';
import { goalLine, ratioLine } from '../figures';
import { listCheck, printList } from '../lists/productList';
import { meanwhileChecks, meanwhileGoals } from '../product';
import { type BillingFigures, measureBilling } from './measure';

/** The job writes, watches and reports, and its engine warms up; but it reads a point once. */
const runRatio = 2;

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
  const rounds = Number(values.rounds);
  const figures = await measureBilling(Number(values.bills), rounds);
  printList(figures.list, rounds);
  for (const goal of goals(figures)) console.log(`  ${goal}`);
  return reportChecks(checksOf(figures));
}

function checksOf(figures: BillingFigures): readonly Check[] {
  const { bills, ms, plainMs, different, outcomes, list } = figures;
  const count = outcomes.reduce((total, one) => total + one.bills, 0);
  const words = outcomes.map((one) => `${one.bills} ${one.state}`);
  return [
    ratioLine(`${bills} bills verified as a job`, ms, 'a plain loop', plainMs, runRatio),
    {
      line: `its bills: ${count} (${words.join(', ')}), ${different} with another total than the loop's`,
      isPassed: count === bills && different === 0 && words.length >= 3,
    },
    ...meanwhileChecks(figures),
    listCheck('bills', list),
  ];
}

/** «10000 bills verified: 41.2 of 60 s» */
const goals = (figures: BillingFigures): readonly string[] => [
  // The goal is of 10,000 bills.
  goalLine(
    `${figures.bills} bills verified as a job`,
    figures.ms / 1000,
    (60 * figures.bills) / 10_000,
    's',
  ),
  `… in a plain loop: ${(figures.plainMs / 1000).toFixed(1)} s`,
  ...meanwhileGoals(figures),
  goalLine('100,000 bills, p99 of all pages', figures.list.all.p99, 200),
];
