import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, messageOf } from '../errorFacts';
import type { EventLog } from '../eventLog';
import { databaseAway } from '../refusal';
import { isDatabaseAway } from './availability';
import type { Probe } from './pool';

export interface DatabaseWatchParts {
  readonly connect: () => Promise<Probe>;
  /** Rejects when nothing can be written. */
  readonly tryWrite: () => Promise<void>;
  /** Migrations and seed: runs once, when the database answers for the first time. */
  readonly prepare: () => Promise<void>;
  /** Told when the database that was there is not any more. */
  readonly onLost?: () => void;
  readonly log: EventLog;
  /** Milliseconds between two questions; ten times as long between two tries at writing. */
  readonly intervalMs?: number;
}

const usualIntervalMs = 500;
const questionsPerWrite = 10;

/**
 * Knows whether the database can be used, so that a request is answered 503 at once instead of
 * hanging, from the start on (the API may be up before its database) and without a restart.
 */
export class DatabaseWatch {
  readonly #parts: DatabaseWatchParts;
  readonly #waiting = new Set<(reason: Error) => void>();
  readonly #stopping = new AbortController();
  #probe: Probe | undefined;
  #isPrepared = false;
  #isAvailable = false;
  #lastReason: string | undefined;
  #write: { readonly at: number; readonly succeeds: Promise<boolean> } | undefined;
  #refusesWrites = false;
  #check: Promise<boolean> | undefined;
  #rounds: Promise<void> = Promise.resolve();

  constructor(parts: DatabaseWatchParts) {
    this.#parts = parts;
  }

  get isAvailable(): boolean {
    return this.#isAvailable;
  }

  /**
   * Looks for the first time and goes on looking until `stop`. Being away is no reason to fail.
   *
   * @throws what `prepare` or the connection threw, when waiting would not help
   */
  async start(): Promise<void> {
    try {
      await this.#look();
    } catch (error) {
      if (!isDatabaseAway(error)) {
        await this.stop();
        throw error;
      }
      this.#lose(error);
    }
    this.#rounds = this.#repeat();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#rounds;
    this.#drop();
  }

  /** Asks now (together with whoever is asking already) and says whether the database answers. */
  check(): Promise<boolean> {
    this.#check ??= this.#look()
      .then(
        () => true,
        (error: unknown) => this.#lose(error),
      )
      .finally(() => {
        this.#check = undefined;
      });
    return this.#check;
  }

  /**
   * Whether a write succeeds, as it was found a moment ago. Where only reads do (on a replica, on a
   * full disk), the database is there all the same.
   */
  canWrite(): Promise<boolean> {
    const now = Date.now();
    if (!this.#write || now - this.#write.at >= this.#intervalMs * questionsPerWrite) {
      this.#write = { at: now, succeeds: this.#tryWrite() };
    }
    return this.#write.succeeds;
  }

  /**
   * Runs work that needs the database.
   *
   * @throws Refusal `unavailable` when the database is away or goes away meanwhile
   */
  guard<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#isAvailable) return Promise.reject(databaseAway());
    return new Promise<T>((resolve, reject) => {
      this.#waiting.add(reject);
      work()
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject));
    });
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await sleep(this.#intervalMs, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await this.check();
    }
  }

  get #intervalMs(): number {
    return this.#parts.intervalMs ?? usualIntervalMs;
  }

  async #tryWrite(): Promise<boolean> {
    const { log, tryWrite } = this.#parts;
    try {
      await tryWrite();
      if (this.#refusesWrites) log.info({}, 'database takes writes again');
      this.#refusesWrites = false;
    } catch (error) {
      const reason = codeOf(error) || messageOf(error);
      if (!this.#refusesWrites) log.warn({ reason }, 'database takes no writes');
      this.#refusesWrites = true;
    }
    return !this.#refusesWrites;
  }

  async #look(): Promise<void> {
    this.#probe ??= await this.#parts.connect();
    await this.#probe.ask();
    if (!this.#isPrepared) {
      await this.#parts.prepare();
      this.#isPrepared = true;
    }
    if (!this.#isAvailable) this.#parts.log.info({}, 'database available');
    this.#isAvailable = true;
    this.#lastReason = undefined;
  }

  #lose(error: unknown): false {
    // The code says enough, and no message can then quote an address or a value.
    const reason = codeOf(error) || messageOf(error);
    if (reason !== this.#lastReason) this.#parts.log.warn({ reason }, 'database away');
    this.#lastReason = reason;
    this.#drop();
    if (this.#isAvailable) this.#parts.onLost?.();
    this.#isAvailable = false;
    for (const reject of this.#waiting) reject(databaseAway());
    this.#waiting.clear();
    return false;
  }

  #drop(): void {
    this.#probe?.close();
    this.#probe = undefined;
  }
}
