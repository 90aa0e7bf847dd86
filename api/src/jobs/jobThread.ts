import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { codeOf } from '../errorFacts';
import type { EventLog } from '../eventLog';
import { type BegunJob, JobGuard } from './jobGuard';

export type ToJobThread = 'wake' | 'stop';

export interface ThreadLine {
  readonly level: keyof EventLog;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

export type FromJobThread = ThreadLine | BegunJob | 'alive' | 'ended';

/** A job holds a part of its data at a time; a thread that needs more than this has a bad one. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

const restartAfterMs = 1_000;
const stopWithinMs = 3_000;

interface JobThreadParts {
  /** Built beside the program that starts it. */
  readonly program: URL;
  readonly databaseUrl: string;
  readonly log: EventLog;
  /** Returns whether a person wants to cancel a subject's job. */
  readonly isCancelRequested: (subjectId: string) => Promise<boolean>;
}

/**
 * The thread for jobs, so that requests do not wait. A job that does not end, is silent or does not
 * hear that a person cancelled it is stopped from here together with its thread: that counts as an
 * attempt.
 */
export class JobThread {
  readonly #parts: JobThreadParts;
  #worker: Worker;
  #isStopping = false;
  readonly #guard: JobGuard;

  constructor(parts: JobThreadParts) {
    this.#parts = parts;
    const { isCancelRequested } = parts;
    this.#guard = new JobGuard({ isCancelRequested, end: (fields, why) => this.#end(fields, why) });
    this.#worker = this.#start();
  }

  wake(): void {
    this.#tell('wake');
  }

  /** A running job is rolled back, and done again at the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const worker = this.#worker;
    if (worker.threadId === -1) return;
    const ended = once(worker, 'exit');
    this.#tell('stop');
    const late = new AbortController();
    const timeout = sleep(stopWithinMs, undefined, { signal: late.signal }).then(
      () => worker.terminate(),
      () => {},
    );
    await ended;
    late.abort();
    await timeout;
  }

  #tell(message: ToJobThread): void {
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const { program, databaseUrl, log } = this.#parts;
    const worker = new Worker(program, {
      name: 'jobs',
      workerData: { databaseUrl },
      resourceLimits,
    });
    worker.on('message', (message: FromJobThread) => this.#hear(message));
    worker.on('error', (error) =>
      log.warn({ code: codeOf(error) }, 'the thread of the jobs broke'),
    );
    worker.once('exit', () => {
      this.#guard.forget();
      if (this.#isStopping) return;
      // Its job is free again, with one more attempt counted.
      setTimeout(() => {
        if (!this.#isStopping) this.#worker = this.#start();
      }, restartAfterMs).unref();
    });
    return worker;
  }

  #hear(message: FromJobThread): void {
    if (message === 'alive') this.#guard.hearAlive();
    else if (message === 'ended') this.#guard.forget();
    else if ('begun' in message) this.#guard.watch(message);
    else this.#parts.log[message.level](message.fields, message.message);
  }

  #end(fields: Readonly<Record<string, unknown>>, why: string): void {
    this.#parts.log.warn(fields, `job ended: ${why}`);
    this.#worker.terminate();
  }
}
