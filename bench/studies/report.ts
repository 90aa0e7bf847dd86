import { parseArgs } from 'node:util';
import { type Check, reportChecks } from '../../tools/console/checks';
import { goalLine, ratioLine } from '../figures';
import { listCheck, printList } from '../lists/productList';
import { meanwhileChecks, meanwhileGoals } from '../product';
import { crowdCalculations } from './crowd';
import { measureStudies, type StudyFigures } from './measure';

/** A portfolio writes, watches and reports, and its engine warms up; but it reads many points at once. */
const portfolioRatio = 3;
const stepRatio = 0.25;

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
  const rounds = Number(values.rounds);
  const figures = await measureStudies(Number(values.points), rounds);
  printList(figures.list, rounds);
  for (const goal of goals(figures)) console.log(`  ${goal}`);
  return reportChecks(checksOf(figures));
}

function checksOf(figures: StudyFigures): readonly Check[] {
  const { points, slider, ms, plainMs, different, confidences, list } = figures;
  const count = Object.values(confidences).reduce((total, one) => total + one, 0);
  const words = Object.entries(confidences).map(([name, one]) => `${one} ${name}`);
  return [
    ratioLine('a step of a slider', slider.stepMs, 'the optimum', slider.optimumMs, stepRatio),
    ratioLine(`a portfolio of ${points} points`, ms, 'a plain loop', plainMs, portfolioRatio),
    {
      line: `its rows: ${count} (${words.join(', ')}), ${different} with another saving than the loop's`,
      isPassed: count === points && different === 0 && words.length === 4,
    },
    ...meanwhileChecks(figures),
    {
      line: `${figures.crowd.failedRequests} lists failed while studies were calculated`,
      isPassed: figures.crowd.failedRequests === 0,
    },
    listCheck('studies', list),
  ];
}

/** «a portfolio of 1000 points: 41.2 of 60 s» */
const goals = (figures: StudyFigures): readonly string[] => [
  goalLine('a step of a slider, a quarter-hour year', figures.slider.stepMs, 16),
  goalLine('a study of a quarter-hour year, calculated', figures.calculateMs, 1_000),
  goalLine(
    `a list while ${crowdCalculations} of them are calculated at once, p95`,
    figures.crowd.meanwhile.p95,
    100,
  ),
  `… p50 ${figures.crowd.meanwhile.p50.toFixed(1)} ms; before it, p50 ${figures.crowd.idle.p50.toFixed(1)}, p95 ${figures.crowd.idle.p95.toFixed(1)} ms; all calculated in ${figures.crowd.ms.toFixed(0)} ms`,
  // The goal is of 1,000 points.
  goalLine(
    `a portfolio of ${figures.points} points`,
    figures.ms / 1000,
    (60 * figures.points) / 1000,
    's',
  ),
  `… in a plain loop: ${(figures.plainMs / 1000).toFixed(1)} s`,
  ...meanwhileGoals(figures),
  goalLine('20,000 studies, p99 of all pages', figures.list.all.p99, 200),
];
