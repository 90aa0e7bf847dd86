import type { Transaction } from 'kysely';
import type { Tables } from '../db/types';
import type { Checkpoint } from './checkpoint';

export interface JobStep {
  readonly subjectId: string;
  /** All writes of the job go here: all or nothing. */
  readonly transaction: Transaction<Tables>;
  readonly checkpoint: Checkpoint;
  readonly now: () => Date;
}

/** A job that ends undone. */
export type JobEnd = Pick<JobStep, 'subjectId' | 'transaction' | 'now'>;

/** When a job that does not end is stopped from outside; that counts as an attempt. */
export interface JobLimits {
  /** From its beginning on. */
  readonly wholeMs: number;
  /** Silence: since its last checkpoint. */
  readonly silentMs: number;
}

/** A kind of long work. An area brings it, and queues jobs of it; the runner does the rest. */
export interface JobKind {
  readonly name: string;
  readonly limits?: JobLimits;
  /** Does a job from its start to its end. When it returns, the job is over. */
  readonly run: (step: JobStep) => Promise<void>;
  /** It was begun too often and never ended. */
  readonly giveUp: (end: JobEnd) => Promise<void>;
  /** Somebody cancelled it while it ran. */
  readonly cancel: (end: JobEnd) => Promise<void>;
}

const minuteMs = 60_000;

export const usualLimits: JobLimits = { wholeMs: 30 * minuteMs, silentMs: 2 * minuteMs };
