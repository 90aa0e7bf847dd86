import { createHmac } from 'node:crypto';
import { addressKey } from '@vatio/contracts/servers/addressKey';
import type { ServiceParts } from '../../../areaKit/area';
import { BoundedQueue, QueueFullError } from '../../../boundedQueue';
import type { Origin } from '../../../http/clientAddress';
import { Refusal, wrongField } from '../../../refusal';
import { type CodeState, wrongCode } from '../secondFactor/secondFactors';
import { LoginThrottle } from '../throttle/throttle';
import { FailedSignIns } from './failedSignIns';
import { dummyHash, hashPassword, isPassword } from './passwords';
import { emailKey } from './session';
import { type Account, findAccount } from './sessions.repository';

export interface CredentialsParts extends ServiceParts {
  readonly failuresPerMinute: number;
  /** Keys the fingerprints of e-mails, in the log and in the table of the throttle. */
  readonly fingerprintKey: string;
}

export type Credentials = ReturnType<typeof createCredentials>;

export interface CredentialServiceParts extends ServiceParts {
  readonly credentials: Credentials;
}

/** Checks and hashes passwords; the process shares one, with its queue and its throttle. */
export function createCredentials({ db, fingerprintKey, ...parts }: CredentialsParts) {
  const throttle = new LoginThrottle({ db, ...parts });
  const failed = new FailedSignIns({ db, now: parts.now });
  const queue = new BoundedQueue({ concurrency: 2, capacity: 32 });
  const inQueue = <T>(task: () => Promise<T>): Promise<T> => queue.run(task).catch(refuseWhenFull);

  /** The substitute for an e-mail where that must not appear: in the log, the throttle, the device cookie. */
  const fingerprintOf = (email: string): string =>
    createHmac('sha256', fingerprintKey).update(emailKey(email)).digest('hex').slice(0, 32);

  /** Forgets the failures of an account, so that it can be used at once. */
  const forgive = (email: string): Promise<void> => throttle.forgive(fingerprintOf(email));

  /**
   * The active account of an e-mail, if the password is right, and the code of its second factor where
   * one is asked for. A failure counts against the account and the address.
   *
   * @param codeState asks for that code
   * @throws Refusal invalid on the field `code`, throttled, or unavailable when too many ask at once
   */
  async function check(
    email: string,
    password: string,
    { address, log, device }: Origin,
    codeState?: (account: Account) => Promise<CodeState>,
  ): Promise<Account | undefined> {
    const key = emailKey(email);
    const account = fingerprintOf(email);
    const keys = { account, address: addressKey(address), device };
    // Checked before the queue, so that a blocked attacker takes no place in it, and again inside,
    // where the failures of those in front are known.
    await throttle.refuseBlocked(keys);
    const { found, code } = await inQueue(() =>
      throttle.attempt(keys, async () => {
        const right = await compare(key, password, address);
        const state = right && codeState ? await codeState(right) : 'none';
        if (right && state === 'wrong') failed.add(right, address);
        if (!right || state === 'wrong') await throttle.recordFailure(keys);
        return { found: right, code: state };
      }),
    );
    if (!found || code === 'wrong') {
      log.warn({ event: 'login failed', account, address }, 'login failed');
    }
    // A known password must not buy more tries of the code.
    if (code === 'missing') throw codeMissing();
    if (code === 'wrong') throw wrongField('code', wrongCode);
    if (found) await throttle.clear(keys);
    return found;
  }

  /** The same work for an unknown account, a deactivated one and a wrong password. */
  async function compare(key: string, password: string, address: string) {
    const account = await findAccount(db, key);
    const isRight = await isPassword(account?.passwordHash ?? dummyHash, password);
    if (account?.active && isRight) return account;
    if (account) failed.add(account, address);
    return undefined;
  }

  /** @throws Refusal unavailable when too many ask at once */
  const hash = (password: string): Promise<string> => inQueue(() => hashPassword(password));

  return { check, hash, forgive, fingerprintOf, tellFailures: () => failed.tell() };
}

const codeMissing = () =>
  new Refusal('invalid', 'Tu cuenta tiene un segundo factor: escribe también su código.', {
    fields: { code: 'Escribe el código de tu segundo factor' },
  });

function refuseWhenFull(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  throw new Refusal(
    'unavailable',
    'Hay demasiadas personas entrando a la vez. Espera un momento.',
    { retryAfterSeconds: 5 },
  );
}
