import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal';
import type { Asked, Computing, Run } from './computation';
import type { FromComputeThread, ToComputeThread } from './computeLoop';
import { Turns } from './turns';

/** One processor is left for requests. More threads need more memory, and few people calculate at once. */
const usualThreads = Math.max(1, Math.min(2, availableParallelism() - 1));

/**
 * The maximum of pending computations per person: a further one waits for one of them, so that others get
 * their turn.
 */
const mostOfOnePerson = 8;

/** A queue of this many takes a thread a quarter of a minute. */
const mostWaiting = 100;

/** A year of quarter-hours, its prices and what comes out; a thread that needs more has bad data. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

interface Task {
  readonly message: ToComputeThread;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

export interface ComputePoolParts {
  /** Built beside the program that starts it. */
  readonly program: URL;
  readonly threads?: number;
}

/**
 * A few threads that compute for requests, so that other requests are answered meanwhile. A thread
 * starts when there is work for it, and then stays.
 */
export class ComputePool implements Computing {
  readonly #program: URL;
  readonly #mostThreads: number;
  /** Each thread with its task; null: idle. */
  readonly #threads = new Map<Worker, Task | null>();
  readonly #waiting: Task[] = [];
  /** One more than there are threads: what the next one computes with is read meanwhile. */
  readonly #turns: Turns;
  /** Those of a person that wait or run, by the person's id. */
  readonly #ofPerson = new Map<string, number>();

  constructor({ program, threads = usualThreads }: ComputePoolParts) {
    this.#program = program;
    this.#mostThreads = threads;
    this.#turns = new Turns(threads + 1);
  }

  /** Once `asked.signal` is aborted, its thread ends: a computation cannot be interrupted otherwise. */
  async turn<Result>({ by, signal }: Asked, work: (run: Run) => Promise<Result>): Promise<Result> {
    signal?.throwIfAborted();
    const already = this.#ofPerson.get(by.id) ?? 0;
    if (already >= mostOfOnePerson) throw tooManyOfOne();
    if (this.#turns.waiting >= mostWaiting) throw tooMany();
    this.#ofPerson.set(by.id, already + 1);
    try {
      return await this.#turns.take(signal, () =>
        work(({ name }, input) => this.#done({ name, input }, signal) as Promise<never>),
      );
    } finally {
      const left = (this.#ofPerson.get(by.id) ?? 1) - 1;
      if (left > 0) this.#ofPerson.set(by.id, left);
      else this.#ofPerson.delete(by.id);
    }
  }

  /** Waiting and running computations are abandoned. */
  async stop(): Promise<void> {
    this.#turns.stop(stopped());
    for (const task of this.#waiting.splice(0)) task.reject(stopped());
    await Promise.all([...this.#threads.keys()].map((thread) => thread.terminate()));
  }

  async #done(message: ToComputeThread, signal: AbortSignal | undefined): Promise<unknown> {
    signal?.throwIfAborted();
    let cancel = () => {};
    const done = new Promise<unknown>((resolve, reject) => {
      const task = { message, resolve, reject };
      cancel = () => this.#cancel(task, signal?.reason);
      this.#waiting.push(task);
    });
    signal?.addEventListener('abort', cancel, { once: true });
    this.#giveOut();
    try {
      return await done;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  #cancel(task: Task, reason: unknown): void {
    const place = this.#waiting.indexOf(task);
    if (place >= 0) this.#waiting.splice(place, 1);
    const [thread] = [...this.#threads].find(([, one]) => one === task) ?? [];
    // Its end gives the next task to another thread.
    void thread?.terminate();
    task.reject(reason);
  }

  #giveOut(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#freeThread();
      const task = thread && this.#waiting.shift();
      if (!task) return;
      this.#threads.set(thread, task);
      thread.postMessage(task.message);
    }
  }

  #freeThread(): Worker | undefined {
    const [free] = [...this.#threads].find(([, task]) => task === null) ?? [];
    return free ?? (this.#threads.size < this.#mostThreads ? this.#start() : undefined);
  }

  #start(): Worker {
    const thread = new Worker(this.#program, { name: 'computing', resourceLimits });
    this.#threads.set(thread, null);
    thread.on('message', (answer: FromComputeThread) => {
      const task = this.#threads.get(thread);
      this.#threads.set(thread, null);
      if ('error' in answer) task?.reject(answer.error);
      else task?.resolve(answer.result);
      this.#giveOut();
    });
    thread.on('error', (error) => this.#threads.get(thread)?.reject(error));
    thread.once('exit', () => {
      this.#threads.get(thread)?.reject(stopped());
      this.#threads.delete(thread);
      this.#giveOut();
    });
    return thread;
  }
}

const tooManyOfOne = () =>
  new Refusal(
    'throttled',
    `Ya tienes ${mostOfOnePerson} cálculos en marcha: espera a que acabe alguno y repítelo.`,
    { retryAfterSeconds: 5 },
  );

const tooMany = () =>
  new Refusal(
    'unavailable',
    'Hay demasiados cálculos en marcha. Inténtalo de nuevo en unos segundos.',
    { retryAfterSeconds: 10 },
  );

const stopped = () =>
  new Refusal(
    'unavailable',
    'El cálculo se ha interrumpido. Inténtalo de nuevo en unos segundos.',
    { retryAfterSeconds: 5 },
  );
