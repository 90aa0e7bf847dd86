import type { Kysely } from 'kysely';
import { inTransaction } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { Refusal } from '../../../refusal';
import {
  accountRule,
  addressRule,
  afterFailure,
  failuresLeft,
  pairRule,
  secondsBlocked,
  type ThrottleRule,
  untouched,
} from './rules';
import { RunningTries } from './runningTries';
import {
  deleteThrottles,
  deleteThrottlesFrom,
  lockThrottle,
  readThrottles,
  saveThrottle,
} from './throttle.repository';

export interface LoginKeys {
  /** The output of `addressKey`. */
  readonly address: string;
  /** A fingerprint of the e-mail: the table must not become a list of addresses. */
  readonly account: string;
  /**
   * A device where this account once signed in, or a login of it. It has a counter of its own and passes
   * all others: neither a stranger's failures nor those of its office lock it out.
   */
  readonly device?: string | undefined;
}

/**
 * Limits failed logins: by address, by account and address together, and, only slowing them, by account. The counts are in the database, so they survive a
 * restart and hold for several processes; each further process can add one try, when two fail at
 * the same moment.
 */
export class LoginThrottle {
  readonly #db: Kysely<Tables>;
  readonly #now: () => Date;
  readonly #addressRule: ThrottleRule;
  readonly #running = new RunningTries();

  constructor(parts: { db: Kysely<Tables>; now: () => Date; failuresPerMinute: number }) {
    this.#db = parts.db;
    this.#now = parts.now;
    this.#addressRule = addressRule(parts.failuresPerMinute);
  }

  /** @throws Refusal `throttled` with the seconds to wait */
  async refuseBlocked(keys: LoginKeys): Promise<void> {
    await this.#roomFor(this.#rulesOf(keys));
  }

  /** The try itself calls `recordFailure`. @throws Refusal `throttled` without having run it */
  attempt<T>(keys: LoginKeys, run: () => Promise<T>): Promise<T> {
    const rules = this.#rulesOf(keys);
    return this.#running.run([...rules.keys()], () => this.#roomFor(rules), run);
  }

  async recordFailure(keys: LoginKeys): Promise<void> {
    const now = this.#now();
    await inTransaction(this.#db, async (transaction) => {
      // The same order in every transaction: so there is no deadlock.
      for (const [key, rule] of this.#rulesOf(keys)) {
        const state = await lockThrottle(transaction, key, now);
        await saveThrottle(transaction, key, afterFailure(rule, state, now), now);
      }
    });
  }

  /** After a success. The address keeps its failures: they may have been against other accounts. */
  async clear(keys: LoginKeys): Promise<void> {
    const cleared = [...this.#rulesOf(keys)].filter(([, rule]) => rule !== this.#addressRule);
    await deleteThrottles(
      this.#db,
      cleared.map(([key]) => key),
    );
  }

  /** Forgets all failures of an account, from wherever they came. */
  async forgive(account: string): Promise<void> {
    await deleteThrottlesFrom(this.#db, accountKey(account));
  }

  async #roomFor(rules: ReadonlyMap<string, ThrottleRule>): Promise<number[]> {
    const now = this.#now();
    const states = await readThrottles(this.#db, [...rules.keys()], now);
    const waits = [...states.values()].map((state) => secondsBlocked(state, now) ?? 0);
    const seconds = Math.max(0, ...waits);
    if (seconds > 0) throw tooManyFailures(seconds);
    return [...rules].map(([key, rule]) => failuresLeft(rule, states.get(key) ?? untouched, now));
  }

  #rulesOf({ address, account, device }: LoginKeys): ReadonlyMap<string, ThrottleRule> {
    if (device) return new Map([[`${accountKey(account)} on ${device}`, pairRule]]);
    return new Map([
      [accountKey(account), accountRule],
      [`${accountKey(account)} from ${address}`, pairRule],
      [`address:${address}`, this.#addressRule],
    ]);
  }
}

/** All fingerprints are of one length, so no key of an account begins another's. */
const accountKey = (account: string) => `account:${account}`;

function tooManyFailures(seconds: number): Refusal {
  return new Refusal(
    'throttled',
    `Demasiados intentos fallidos. Espera ${inWords(seconds)} y vuelve a intentarlo.`,
    { retryAfterSeconds: seconds },
  );
}

function inWords(seconds: number): string {
  if (seconds === 1) return '1 segundo';
  return seconds < 120 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`;
}
