import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { codeOf } from '../../../../errorFacts';
import type { EventLog } from '../../../../eventLog';

/** What the main thread says to the one that imports. */
export type ToThread = 'wake' | 'stop';

/** What it says in return: a line for the log. */
export interface ThreadLine {
  readonly level: keyof EventLog;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** Reading a file holds days, not lines; a thread that needs more than this has met a bad one. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

const restartAfterMs = 1_000;
const stopWithinMs = 3_000;

/** The thread that works at the imports, so that requests do not wait for it. */
export class ImportThread {
  readonly #databaseUrl: string;
  readonly #log: EventLog;
  #worker: Worker;
  #isStopping = false;

  constructor(databaseUrl: string, log: EventLog) {
    this.#databaseUrl = databaseUrl;
    this.#log = log;
    this.#worker = this.#start();
  }

  /** There is something to do. */
  wake(): void {
    this.#tell('wake');
  }

  /** A step in the middle is rolled back, and done again at the next start. */
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

  #tell(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    // Built beside the program that starts it.
    const program = new URL('./curveImportWorker.js', import.meta.url);
    const workerData = { databaseUrl: this.#databaseUrl };
    const worker = new Worker(program, { name: 'imports', workerData, resourceLimits });
    worker.on('message', ({ level, fields, message }: ThreadLine) =>
      this.#log[level](fields, message),
    );
    worker.on('error', (error) =>
      this.#log.warn({ code: codeOf(error) }, 'the thread of the imports broke'),
    );
    worker.once('exit', () => {
      if (this.#isStopping) return;
      // What it was at is free, and counts how often it was begun.
      setTimeout(() => {
        if (!this.#isStopping) this.#worker = this.#start();
      }, restartAfterMs).unref();
    });
    return worker;
  }
}
