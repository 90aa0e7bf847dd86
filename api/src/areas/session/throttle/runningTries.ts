interface Counter {
  /** Calls that use this counter, including those that wait. */
  users: number;
  running: number;
  ended: number;
  readonly waiting: Set<() => void>;
}

/**
 * Logins that this process is checking, by key. While these could use up the key's remaining
 * failures, others wait for one to end: a hundred at once get no more tries than a hundred in a
 * row.
 */
export class RunningTries {
  readonly #counters = new Map<string, Counter>();

  /**
   * Runs a try as soon as every key has room for it.
   *
   * @param roomFor how many failures each key has left, in the order of the keys; may refuse by
   *   throwing
   */
  async run<T>(
    keys: readonly string[],
    roomFor: () => Promise<readonly number[]>,
    run: () => Promise<T>,
  ): Promise<T> {
    const counters = keys.map((key) => this.#enter(key));
    try {
      await waitForRoom(counters, roomFor);
      for (const counter of counters) counter.running += 1;
      try {
        return await run();
      } finally {
        counters.forEach(end);
      }
    } finally {
      for (const key of keys) this.#leave(key);
    }
  }

  #enter(key: string): Counter {
    const counter = this.#counters.get(key) ?? {
      users: 0,
      running: 0,
      ended: 0,
      waiting: new Set(),
    };
    counter.users += 1;
    this.#counters.set(key, counter);
    return counter;
  }

  #leave(key: string): void {
    const counter = this.#counters.get(key);
    if (!counter) return;
    counter.users -= 1;
    if (counter.users === 0) this.#counters.delete(key);
  }
}

async function waitForRoom(
  counters: readonly Counter[],
  roomFor: () => Promise<readonly number[]>,
): Promise<void> {
  for (;;) {
    const endedBefore = counters.map(({ ended }) => ended);
    const room = await roomFor();
    // A try that ended while we read may have left a failure that we did not see.
    if (counters.some(({ ended }, index) => ended !== endedBefore[index])) continue;
    const full = counters.find(
      ({ running }, index) => running > 0 && running >= (room[index] ?? 1),
    );
    if (!full) return;
    await new Promise<void>((resume) => full.waiting.add(resume));
  }
}

function end(counter: Counter): void {
  counter.running -= 1;
  counter.ended += 1;
  for (const resume of counter.waiting) resume();
  counter.waiting.clear();
}
