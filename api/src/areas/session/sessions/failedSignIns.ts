import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import type { Account } from './sessions.repository';

const toldEveryMs = 60_000;
const maxAddresses = 5;

/** The actor of a wrong password: the person is unknown. */
const stranger = { id: '00000000-0000-0000-0000-000000000000', name: 'Alguien' };

interface Failed {
  readonly account: Account;
  readonly since: Date;
  readonly addresses: Set<string>;
  count: number;
}

/**
 * Failed sign-ins of accounts on their way into the audit, one entry for each account and minute: an
 * attacker cannot fill it, nor learn from a slower answer that there is such an account. Each failure is in
 * the log at once.
 */
export class FailedSignIns {
  readonly #parts: ServiceParts;
  readonly #waiting = new Map<string, Failed>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: ServiceParts) {
    this.#parts = parts;
  }

  add(account: Account, address: string): void {
    const failed = this.#waiting.get(account.id) ?? {
      account,
      since: this.#parts.now(),
      addresses: new Set<string>(),
      count: 0,
    };
    failed.count += 1;
    if (failed.addresses.size < maxAddresses) failed.addresses.add(address);
    this.#waiting.set(account.id, failed);
    this.#timer ??= setTimeout(() => void this.tell(), toldEveryMs).unref();
  }

  /** Writes what waits. Never fails: the log has it all. */
  async tell(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const entries = [...this.#waiting.values()].map(({ account, since, addresses, count }) => ({
      at: since,
      action: 'sign-in-failed' as const,
      actor: stranger,
      subject: account,
      after: { failures: count, addresses: [...addresses] },
    }));
    this.#waiting.clear();
    await record(this.#parts.db, ...entries).catch(() => undefined);
  }
}
