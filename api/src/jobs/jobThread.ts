import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { codeOf } from '../errorFacts';
import type { EventLog } from '../eventLog';
import type { JobLimits } from './kind';

export type ToJobThread = 'wake' | 'stop';

export interface ThreadLine {
  readonly level: keyof EventLog;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

export type FromJobThread =
  | ThreadLine
  | { readonly begun: string; readonly limits: JobLimits }
  | 'alive'
  | 'ended';

/** A job holds a part of its data at a time; a thread that needs more than this has a bad one. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

const restartAfterMs = 1_000;
const stopWithinMs = 3_000;

interface JobThreadParts {
  /** Built beside the program that starts it. */
  readonly program: URL;
  readonly databaseUrl: string;
  readonly log: EventLog;
}

/**
 * The thread for jobs, so that requests do not wait. A job that does not end, or is silent, is
 * stopped from here together with its thread: that counts as an attempt.
 */
export class JobThread {
  readonly #parts: JobThreadParts;
  #worker: Worker;
  #isStopping = false;
  #present: { readonly kind: string; readonly limits: JobLimits } | undefined;
  #wholeTimer: NodeJS.Timeout | undefined;
  #silenceTimer: NodeJS.Timeout | undefined;
  #isSilent = false;

  constructor(parts: JobThreadParts) {
    this.#parts = parts;
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
      this.#forget();
      if (this.#isStopping) return;
      // Its job is free again, with one more attempt counted.
      setTimeout(() => {
        if (!this.#isStopping) this.#worker = this.#start();
      }, restartAfterMs).unref();
    });
    return worker;
  }

  #hear(message: FromJobThread): void {
    if (message === 'alive') this.#hearAlive();
    else if (message === 'ended') this.#forget();
    else if ('begun' in message) this.#watch(message.begun, message.limits);
    else this.#parts.log[message.level](message.fields, message.message);
  }

  #watch(kind: string, limits: JobLimits): void {
    this.#forget();
    this.#present = { kind, limits };
    this.#wholeTimer = setTimeout(() => this.#end('wholeMs'), limits.wholeMs);
    this.#silenceTimer = setTimeout(() => {
      this.#isSilent = true;
      // After a sleep of this thread or the machine, messages are waiting that nobody has heard.
      setImmediate(() => this.#isSilent && this.#end('silentMs'));
    }, limits.silentMs);
  }

  #hearAlive(): void {
    this.#isSilent = false;
    this.#silenceTimer?.refresh();
  }

  #forget(): void {
    clearTimeout(this.#wholeTimer);
    clearTimeout(this.#silenceTimer);
    this.#present = undefined;
    this.#isSilent = false;
  }

  #end(limit: keyof JobLimits): void {
    const { kind, limits } = this.#present ?? {};
    this.#parts.log.warn({ job: kind, [limit]: limits?.[limit] }, 'job ended: it took too long');
    this.#worker.terminate();
  }
}
