import type { JobStep } from '../../../../jobs/kind';
import { readParameterTable } from '../../../user/door';
import { endPortfolio } from '../portfolios.life.repository';
import { readPortfolio } from '../portfolios.repository';
import { impossible, outcomeOf } from './optimise';
import { type BatchPoint, readBatch } from './readBatch';
import { nextPoints, writeOutcomes } from './worker.row.repository';

/** Few statements for many points, and little memory for those on their way. */
const pointsABatch = 50;

/**
 * Optimises every point of a portfolio: all of them or none. The parameters are those of the moment
 * at which it begins, the data of each point those of the moment at which it is read.
 */
export async function optimiseStep(step: JobStep): Promise<void> {
  const { transaction, subjectId, checkpoint, now } = step;
  const portfolio = await readPortfolio(transaction, subjectId);
  // Only its housekeeping deletes a portfolio, and only one that has ended.
  if (!portfolio) return;
  const { version, table } = await readParameterTable(transaction);
  let done = 0;
  const outcome = async (point: BatchPoint) => {
    await checkpoint.pass(done / portfolio.points);
    done += 1;
    if ('reason' in point) return { id: point.id, ...impossible(point.reason) };
    return { id: point.id, ...outcomeOf(await point.take(), table) };
  };

  let ids = await nextPoints(transaction, subjectId, null, pointsABatch);
  while (ids.length > 0) {
    const outcomes = [];
    for (const point of await readBatch(transaction, ids, portfolio)) {
      outcomes.push(await outcome(point));
    }
    await writeOutcomes(transaction, subjectId, outcomes);
    ids = await nextPoints(transaction, subjectId, ids.at(-1) ?? null, pointsABatch);
  }
  const ending = { state: 'done', parameter_version: version } as const;
  await endPortfolio(transaction, subjectId, ending, now());
}
