import type { Transaction } from 'kysely';
import { record } from '../../../../audit/audit.repository';
import type { Tables } from '../../../../db/types';
import type { Checkpoint } from '../../../../jobs/checkpoint';
import type { JobEnd, JobStep } from '../../../../jobs/kind';
import { Refusal } from '../../../../refusal';
import { refreshPointData } from '../../points/dataState/dataState.repository';
import { subjectOf } from '../auditSubject';
import { type DecidedImport, lockImport } from '../curveImports.repository';
import { existingImport } from '../refusals';
import { holdPoints } from '../worker/worker.point.repository';
import { changedPoints, markUndone, putBack } from './undo.repository';
import { undoObstacles } from './undoObstacles';

/** The maximum days of curves that a request undoes, in a second or so; a job undoes more. */
export const daysAtOnce = 20_000;

/** A point has at most the days of a century, twice. */
const pointsAtOnce = 20;

const unwatched: Pick<Checkpoint, 'pass'> = { pass: async () => {} };

/**
 * Restores the values from before an import. Its row must be locked.
 *
 * @throws Refusal conflict when a later import builds on it, or it is too late
 */
export async function undoImport(
  transaction: Transaction<Tables>,
  found: DecidedImport,
  at: Date,
  checkpoint = unwatched,
): Promise<void> {
  const { id } = found;
  // Locks the points as the writing job does, so that no later import can build on this one.
  const pointIds = await changedPoints(transaction, id);
  await holdPoints(transaction, pointIds);
  const obstacle = (await undoObstacles(transaction, [found], at)).get(id);
  if (obstacle) throw new Refusal('conflict', obstacle);
  for (let done = 0; done < pointIds.length; done += pointsAtOnce) {
    await checkpoint.pass(done / pointIds.length);
    await putBack(transaction, id, pointIds.slice(done, done + pointsAtOnce));
  }
  await markUndone(transaction, id, at);
  await refreshPointData(transaction, pointIds);
}

/** The job of a long undo. */
export async function undoStep(step: JobStep): Promise<void> {
  const { transaction, subjectId, now, checkpoint } = step;
  const found = existingImport(await lockImport(transaction, subjectId));
  try {
    await undoImport(transaction, found, now(), checkpoint);
  } catch (error) {
    // Another one was written meanwhile; the import itself says so, as before.
    if (!(error instanceof Refusal)) throw error;
    await undoFailed(step);
  }
}

/** Records that the undo, which the audit has under a person's name, did not happen. */
export async function undoFailed({ transaction, subjectId, now }: JobEnd): Promise<void> {
  const found = existingImport(await lockImport(transaction, subjectId));
  const entry = { at: now(), action: 'curve-import-not-undone', actor: null } as const;
  const before = { fileName: found.fileName };
  await record(transaction, { ...entry, subject: subjectOf(found), before });
}
