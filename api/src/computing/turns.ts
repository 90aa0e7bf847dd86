interface Waiting {
  readonly begin: () => void;
  readonly giveUp: (reason: unknown) => void;
}

/** Lets some work be done at a time; the rest waits, first come, first served. */
export class Turns {
  readonly #most: number;
  readonly #waiting: Waiting[] = [];
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** @throws the reason of `signal`, if it is aborted before the turn comes; or what `work` throws */
  async take<Result>(
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (this.#taken < this.#most) this.#taken += 1;
    // A finished call hands its turn over.
    else await this.#comes(signal);
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.begin();
      else this.#taken -= 1;
    }
  }

  /** Rejects all callers that wait for a turn. */
  stop(reason: unknown): void {
    for (const { giveUp } of this.#waiting.splice(0)) giveUp(reason);
  }

  async #comes(signal: AbortSignal | undefined): Promise<void> {
    let leave = () => {};
    const come = new Promise<void>((begin, giveUp) => {
      const place = { begin, giveUp };
      this.#waiting.push(place);
      leave = () => {
        const index = this.#waiting.indexOf(place);
        // Its turn has come meanwhile: what it does then hears of the signal.
        if (index < 0) return;
        this.#waiting.splice(index, 1);
        giveUp(signal?.reason);
      };
    });
    signal?.addEventListener('abort', leave, { once: true });
    try {
      await come;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }
}
