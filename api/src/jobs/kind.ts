import type { Transaction } from 'kysely';
import type { Tables } from '../db/types';
import type { Checkpoint } from './checkpoint';
import type { JobLimits } from './limits';

export interface JobStep {
  readonly subjectId: string;
  /** All writes of the job go here: they are atomic. */
  readonly transaction: Transaction<Tables>;
  readonly checkpoint: Checkpoint;
  readonly now: () => Date;
}

/** A job that ends undone. */
export type JobEnd = Pick<JobStep, 'subjectId' | 'transaction' | 'now'>;

/** A kind of long work. An area brings it, and queues jobs of it; the runner does the rest. */
export interface JobKind {
  readonly name: string;
  readonly limits?: JobLimits;
  /** Does a job from its start to its end. When it returns, the job is over. */
  readonly run: (step: JobStep) => Promise<void>;
  /** It was begun too often and never ended. */
  readonly giveUp: (end: JobEnd) => Promise<void>;
  /** Runs after a person cancelled it while it ran. */
  readonly cancel: (end: JobEnd) => Promise<void>;
}
