import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, messageOf } from '../errorFacts';
import type { EventLog } from '../eventLog';
import { databaseAway } from '../refusal';
import { isDatabaseAway } from './availability';
import type { Probe } from './pool';

export interface DatabaseWatchParts {
  readonly connect: () => Promise<Probe>;
  /** Rejects when the database cannot be written. */
  readonly tryWrite: () => Promise<void>;
  /** Migrations and seed: runs once, at the database's first answer. */
  readonly prepare: () => Promise<void>;
  readonly onLost?: () => void;
  readonly log: EventLog;
  /** Milliseconds between two checks; tries at writing are ten times rarer. */
  readonly intervalMs?: number;
}

const usualIntervalMs = 500;
const questionsPerWrite = 10;

/**
 * Knows whether the database can be used, so that a request gets its 503 at once instead of
 * hanging. It works from the start (the API may come up first) and without a restart.
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
   * Checks once and goes on until `stop`. A database that is away is no failure.
   *
   * @throws the error of `prepare` or of the connection, when waiting would not help
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

  /** Checks now, together with a check that already runs, and says whether the database answers. */
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
   * Returns whether writes succeed, as of a moment ago. A database that only reads (a replica, a full disk)
   * still counts as there.
   */
  canWrite(): Promise<boolean> {
    const now = Date.now();
    if (!this.#write || now - this.#write.at >= this.#intervalMs * questionsPerWrite) {
      this.#write = { at: now, succeeds: this.#tryWrite() };
    }
    return this.#write.succeeds;
  }

  /** Runs work. @throws Refusal `unavailable` when the database is away or goes away meanwhile */
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
    // The code says enough, and a message could quote an address or a value.
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
