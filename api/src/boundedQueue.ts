/**
 * Bounds concurrency and queue length, so that expensive work (argon2) neither takes the machine nor piles
 * up.
 */
export class BoundedQueue {
  readonly #concurrency: number;
  readonly #capacity: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ concurrency, capacity }: { concurrency: number; capacity: number }) {
    this.#concurrency = concurrency;
    this.#capacity = capacity;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** @throws QueueFullError without having run the task */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#concurrency) this.#running += 1;
    else if (this.#waiting.length >= this.#capacity) throw new QueueFullError();
    // A leaving task hands its place over, so `#running` stays.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}
