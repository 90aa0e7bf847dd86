import type { ServiceFailure } from './service';

/** So often in a row a server that ends by itself is started again. */
export const restartLimit = 5;
/** One that ran for so long counts from the beginning. */
const healthyMs = 60_000;
const firstPauseMs = 100;

/** Callbacks for servers that end by themselves. */
export interface Recovery {
  /** It is started again in a moment. */
  onCrash(failure: ServiceFailure): void;
  /** It works again. */
  onRecovered(name: string): void;
  /** It has ended once more than it is started again. */
  onGivenUp(failure: ServiceFailure): void;
}

/** Counts the ends of one server, and lets it rest longer each time. */
export class Patience {
  #restarts = 0;

  /**
   * @param ranMs how long the server ran before it ended
   * @returns how long to wait before it is started again; undefined when it is not any more
   */
  pauseMs(ranMs: number): number | undefined {
    if (ranMs >= healthyMs) this.#restarts = 0;
    if (this.#restarts === restartLimit) return undefined;
    this.#restarts += 1;
    return firstPauseMs * 2 ** (this.#restarts - 1);
  }
}
