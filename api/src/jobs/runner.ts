import type { Kysely } from 'kysely';
import { isDatabaseAway } from '../db/availability';
import type { Tables } from '../db/types';
import { codeOf, messageOf } from '../errorFacts';
import type { EventLog } from '../eventLog';
import { checkpointOf, JobCancelled, JobInterrupted } from './checkpoint';
import type { JobEnd, JobKind } from './kind';
import {
  countAttempt,
  forgiveAttempt,
  holdJob,
  holdNextJob,
  type Job,
  releaseJob,
  removeJob,
} from './repository';

/** A job that ends neither well nor badly so often is not begun again. */
const maxAttempts = 3;

/** 1 s after the first attempt, 10 s after the second: others pass meanwhile. */
const backOffMs = (attempts: number) => (attempts < maxAttempts ? 10 ** (attempts - 1) * 1_000 : 0);

/** Is told what a runner is at, to end it from outside when it does not come to an end. */
export interface JobWatch {
  readonly begun: (kind: JobKind) => void;
  readonly alive: () => void;
  readonly ended: () => void;
}

interface JobRunnerParts {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  readonly log: EventLog;
  readonly kinds: readonly JobKind[];
  readonly watch?: JobWatch;
}

const unwatched: JobWatch = { begun: () => {}, alive: () => {}, ended: () => {} };

/**
 * Does the jobs that wait, one after the other. Any number of processes may do so at once: each job
 * is held by one of them, by a lock that goes with its connection.
 */
export class JobRunner {
  readonly #parts: JobRunnerParts & { readonly watch: JobWatch };
  readonly #kinds: ReadonlyMap<string, JobKind>;
  readonly #stop = new AbortController();
  /** Whose job the database interrupted. */
  readonly #interrupted = new Set<string>();

  constructor({ watch = unwatched, ...parts }: JobRunnerParts) {
    this.#parts = { ...parts, watch };
    this.#kinds = new Map(parts.kinds.map((kind) => [kind.name, kind]));
  }

  /** Interrupts the present job: nothing of it stays, and another run does it again. */
  stop(): void {
    this.#stop.abort();
  }

  get isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /**
   * Goes on until nothing waits.
   *
   * @throws what the database threw, when it is away
   */
  async workOff(): Promise<void> {
    for (const id of this.#interrupted) await forgiveAttempt(this.#parts.db, id);
    this.#interrupted.clear();
    while (!this.isStopped && (await this.#next()));
  }

  /** @returns whether there was anything to do */
  async #next(): Promise<boolean> {
    const { db, now, watch } = this.#parts;
    let job: Job | undefined;
    try {
      await db.transaction().execute(async (transaction) => {
        job = await holdNextJob(transaction, [...this.#kinds.keys()], now());
        if (!job) return;
        await this.#do(job, { subjectId: job.subjectId, transaction, now });
        await removeJob(transaction, job.subjectId);
      });
    } catch (error) {
      if (!job) throw error;
      await this.#settle(job, error);
    } finally {
      watch.ended();
    }
    return job !== undefined;
  }

  async #do({ kind: name, subjectId }: Job, parts: JobEnd): Promise<void> {
    const { db, now, watch } = this.#parts;
    const kind = this.#kindOf(name);
    const againAt = (attempts: number) => new Date(now().getTime() + backOffMs(attempts));
    watch.begun(kind);
    if ((await countAttempt(db, subjectId, againAt)) > maxAttempts) return kind.giveUp(parts);
    const stop = this.#stop.signal;
    const checkpoint = checkpointOf({ db, subjectId, stop, onPass: watch.alive });
    return kind.run({ ...parts, checkpoint });
  }

  /** What a job that did not end leaves behind: its transaction is gone by now. */
  async #settle({ subjectId, kind }: Job, error: unknown): Promise<void> {
    const { db, log, now } = this.#parts;
    if (isDatabaseAway(error)) {
      this.#interrupted.add(subjectId);
      throw error;
    }
    if (error instanceof JobInterrupted) return forgiveAttempt(db, subjectId);
    if (error instanceof JobCancelled) {
      return db.transaction().execute(async (transaction) => {
        // Those who asked for it may have been quicker.
        if (!(await holdJob(transaction, subjectId))) return;
        await this.#kindOf(kind).cancel({ subjectId, transaction, now });
        await removeJob(transaction, subjectId);
      });
    }
    await releaseJob(db, subjectId);
    // The message may quote a file; where it went wrong is in the code.
    const stack = error instanceof Error ? error.stack?.replace(messageOf(error), '') : undefined;
    log.warn({ job: kind, subject: subjectId, code: codeOf(error), stack }, 'job failed');
  }

  #kindOf(name: string): JobKind {
    const kind = this.#kinds.get(name);
    if (!kind) throw new Error(`no such kind of job: ${name}`);
    return kind;
  }
}
