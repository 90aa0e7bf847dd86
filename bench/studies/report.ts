import { parseArgs } from 'node:util';
import { type Check, reportChecks } from '../../tools/console/checks';
import { goalLine, ratioLine } from '../figures';
import { slowestOf } from '../lists/productList';
import { timingLine, timingTable } from '../lists/timings';
import { measureStudies, type StudyFigures } from './measure';

/** A portfolio writes, watches and tells, and its engine warms up; but it reads many points at once. */
const portfolioRatio = 3;
/** The portfolio has a processor; requests need the other one. */
const meanwhileRatio = 8;
const stepRatio = 0.25;
const listRatio = 12;

/**
 * `npm run bench -- studies [--points 1000] [--rounds 3]`: studies, portfolios and their lists. What
 * depends on no machine is counted; the rest are goals of an idle one, for a person to read.
 */
export async function compareStudies(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      points: { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const figures = await measureStudies(Number(values.points), Number(values.rounds));
  if (Number(values.rounds) > 2) console.log(timingTable(figures.list.kinds));
  console.log(timingLine(figures.list.look));
  for (const goal of goals(figures)) console.log(`  ${goal}`);
  return reportChecks(checksOf(figures));
}

function checksOf(figures: StudyFigures): readonly Check[] {
  const { points, slider, portfolioMs, plainMs, different, confidences } = figures;
  const { idle, meanwhile, failedRequests, list } = figures;
  const slowest = slowestOf(list.kinds);
  const count = Object.values(confidences).reduce((total, one) => total + one, 0);
  const words = Object.entries(confidences).map(([name, one]) => `${one} ${name}`);
  return [
    ratioLine('a step of a slider', slider.stepMs, 'the optimum', slider.optimumMs, stepRatio),
    ratioLine(
      `a portfolio of ${points} points`,
      portfolioMs,
      'a plain loop',
      plainMs,
      portfolioRatio,
    ),
    {
      line: `its rows: ${count} (${words.join(', ')}), ${different} with another saving than the loop's`,
      isPassed: count === points && different === 0 && words.length === 4,
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
      `the slowest page of studies (${slowest.what})`,
      slowest.min,
      'a look at each',
      list.look.min,
      listRatio,
    ),
  ];
}

/** «a portfolio of 1000 points: 41.2 of 60 s» */
function goals(figures: StudyFigures): readonly string[] {
  const { points, slider, portfolioMs, calculateMs, idle, meanwhile, list, plainMs } = figures;
  // The goal is of 1,000 points.
  const mostSeconds = (60 * points) / 1000;
  return [
    goalLine('a step of a slider, a quarter-hour year', slider.stepMs, 16),
    goalLine('a study of a quarter-hour year, calculated', calculateMs, 1_000),
    goalLine(`a portfolio of ${points} points`, portfolioMs / 1000, mostSeconds, 's'),
    `… in a plain loop: ${(plainMs / 1000).toFixed(1)} s`,
    goalLine('… p99 of other requests meanwhile', meanwhile.p99, 250),
    `… before it: ${idle.p99.toFixed(1)} ms`,
    goalLine('20,000 studies, p99 of all pages', list.all.p99, 200),
  ];
}
