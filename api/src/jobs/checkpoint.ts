import type { Db } from '../db/transaction';
import { tellProgress } from './jobs.repository';

/** Thrown in the middle of a job that a person has cancelled: all its writes are rolled back. */
export class JobCancelled extends Error {}

/** Thrown in the middle of a job when the process stops: it is done again another time. */
export class JobInterrupted extends Error {}

/** The time between two updates of a job's visible progress: each one is a commit. */
const betweenMs = 100;

/** A running job's contact with others. */
export interface Checkpoint {
  /** Reports the share that is done, 0 to 1; call it often. @throws JobCancelled, JobInterrupted */
  pass(share: number): Promise<void>;
}

interface CheckpointParts {
  /** The pool, not the job's transaction: others see it at once. */
  readonly db: Db;
  readonly subjectId: string;
  readonly stop: AbortSignal;
  readonly onPass: () => void;
}

export function checkpointOf({ db, subjectId, stop, onPass }: CheckpointParts): Checkpoint {
  let toldAt = 0;
  return {
    async pass(share) {
      if (stop.aborted) throw new JobInterrupted();
      if (performance.now() - toldAt < betweenMs) return;
      onPass();
      const { isCancelled } = await tellProgress(db, subjectId, share);
      toldAt = performance.now();
      if (isCancelled) throw new JobCancelled();
    },
  };
}
