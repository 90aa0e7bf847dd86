import type { Db } from '../db/transaction';
import { tellProgress } from './repository';

/** Thrown in the middle of a job that a person has cancelled: nothing of it stays. */
export class JobCancelled extends Error {}

/** Thrown in the middle of a job when the process stops: it is done again another time. */
export class JobInterrupted extends Error {}

/** So often others may know how far a job has come: each time is a commit. */
const betweenMs = 100;

/** A job's word to others while it is being done. */
export interface Checkpoint {
  /**
   * Tells how far the job has come; call it often.
   *
   * @param share 0 to 1
   * @throws JobCancelled, JobInterrupted
   */
  pass(share: number): Promise<void>;
}

/** Of which job, whom it tells that it is alive, and what interrupts it. */
interface CheckpointParts {
  /** The pool, never the transaction of the job: others see what it says at once. */
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
