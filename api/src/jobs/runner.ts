import type { Kysely } from 'kysely';
import { isDatabaseGone } from '../db/availability';
import type { Tables } from '../db/types';
import { codeOf, messageOf } from '../errorFacts';
import type { EventLog } from '../eventLog';
import { checkpointOf, JobCancelled, JobInterrupted } from './checkpoint';
import {
  countAttempt,
  forgiveAttempt,
  holdJob,
  holdNextJob,
  type Job,
  limitStatements,
  releaseJob,
  removeJob,
} from './jobs.repository';
import type { JobEnd, JobKind } from './kind';
import { usualLimits } from './limits';

/** A job that is begun so often without an end is not begun again. */
const maxAttempts = 3;

/** 1 s after the first attempt, 10 s after the second: others go first. */
const backOffMs = (attempts: number) => (attempts < maxAttempts ? 10 ** (attempts - 1) * 1_000 : 0);

/** Hears what a runner does, to stop it from outside if it does not end. */
export interface JobWatch {
  readonly begun: (kind: JobKind, subjectId: string) => void;
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
 * Does the waiting jobs one after the other. The kinds take turns, so that a hundred jobs of one kind
 * let one of another pass. Any number of processes may run at once: a lock, which
 * ends with its connection, gives each job to one of them.
 */
export class JobRunner {
  readonly #parts: JobRunnerParts & { readonly watch: JobWatch };
  readonly #kinds: ReadonlyMap<string, JobKind>;
  readonly #stop = new AbortController();
  /** Those that had their turn, the latest last. */
  #doneKinds: readonly string[] = [];
  /** Because the database went away. */
  readonly #interrupted = new Set<string>();

  constructor({ watch = unwatched, ...parts }: JobRunnerParts) {
    this.#parts = { ...parts, watch };
    this.#kinds = new Map(parts.kinds.map((kind) => [kind.name, kind]));
  }

  /** Interrupts the present job: its writes are rolled back, and another run does it again. */
  stop(): void {
    this.#stop.abort();
  }

  get isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /**
   * Works until the queue is empty.
   *
   * @throws the database's error, when it is away
   */
  async workOff(): Promise<void> {
    const { db, now } = this.#parts;
    // Behind the others: should it be the job that ends the database, they get their turn.
    for (const id of this.#interrupted) await forgiveAttempt(db, id, now());
    this.#interrupted.clear();
    while (!this.isStopped && (await this.#next()));
  }

  /** @returns whether there was anything to do */
  async #next(): Promise<boolean> {
    const { db, now, watch } = this.#parts;
    let job: Job | undefined;
    try {
      await db.transaction().execute(async (transaction) => {
        const turns = { kinds: [...this.#kinds.keys()], done: this.#doneKinds };
        job = await holdNextJob(transaction, turns, now());
        if (!job) return;
        const { kind } = job;
        this.#doneKinds = [...this.#doneKinds.filter((other) => other !== kind), kind];
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
    const againAt = (count: number) => new Date(now().getTime() + backOffMs(count));
    watch.begun(kind, subjectId);
    await limitStatements(parts.transaction, kind.limits ?? usualLimits);
    const { attempts, isCancelled } = await countAttempt(db, subjectId, againAt);
    // A person cancelled it before it was begun or while its thread was suspended.
    if (isCancelled) return kind.cancel(parts);
    if (attempts > maxAttempts) return kind.giveUp(parts);
    const stop = this.#stop.signal;
    const checkpoint = checkpointOf({ db, subjectId, stop, onPass: watch.alive });
    return kind.run({ ...parts, checkpoint });
  }

  /** Clears up after a job that did not end; its transaction is gone. */
  async #settle({ subjectId, kind }: Job, error: unknown): Promise<void> {
    const { db, log, now } = this.#parts;
    if (isDatabaseGone(error)) {
      this.#interrupted.add(subjectId);
      throw error;
    }
    if (error instanceof JobInterrupted) return forgiveAttempt(db, subjectId, null);
    if (error instanceof JobCancelled) {
      return db.transaction().execute(async (transaction) => {
        // It may have been ended meanwhile.
        if (!(await holdJob(transaction, subjectId))) return;
        await this.#kindOf(kind).cancel({ subjectId, transaction, now });
        await removeJob(transaction, subjectId);
      });
    }
    await releaseJob(db, subjectId);
    // The message may quote a file; the code says where it failed.
    const stack = error instanceof Error ? error.stack?.replace(messageOf(error), '') : undefined;
    log.warn({ job: kind, subject: subjectId, code: codeOf(error), stack }, 'job failed');
  }

  #kindOf(name: string): JobKind {
    const kind = this.#kinds.get(name);
    if (!kind) throw new Error(`no such kind of job: ${name}`);
    return kind;
  }
}
