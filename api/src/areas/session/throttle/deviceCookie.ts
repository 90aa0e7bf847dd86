import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const deviceCookieName = 'vatio-device';

/** Half a year; each login begins it anew. */
export const deviceLifetimeSeconds = 180 * 24 * 60 * 60;

/** People who share a browser: no more, so that the header stays short. */
const maxAccounts = 8;

/**
 * The cookie of a browser where accounts have signed in (OWASP, device cookies): an entry for each, which
 * names none. It grants no access: it only says whose failures do not count here.
 */
export class DeviceCookie {
  readonly #key: string;
  readonly #now: () => Date;

  constructor(parts: { readonly key: string; readonly now: () => Date }) {
    this.#key = parts.key;
    this.#now = parts.now;
  }

  /** The id of the device, if this account has signed in there. @param values of the cookie, as sent */
  deviceOf(values: readonly string[], account: string): string | undefined {
    return entriesOf(values)
      .find((entry) => this.#isOf(account, entry))
      ?.split('.')[0];
  }

  /** The value of the cookie after a login. @param values as sent */
  after(values: readonly string[], account: string): string {
    const others = entriesOf(values).filter((entry) => !this.#isOf(account, entry));
    const device = this.deviceOf(values, account) ?? randomBytes(16).toString('base64url');
    const until = Math.floor(this.#now().getTime() / 1000) + deviceLifetimeSeconds;
    const entry = `${device}.${until}.${this.#sign(account, device, String(until))}`;
    return [entry, ...others].slice(0, maxAccounts).join('~');
  }

  #isOf(account: string, entry: string): boolean {
    const [device = '', until = '', signature = ''] = entry.split('.');
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.#sign(account, device, until));
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
    return isSigned && Number(until) * 1000 > this.#now().getTime();
  }

  #sign(account: string, device: string, until: string): string {
    return createHmac('sha256', this.#key)
      .update(`${account} ${device} ${until}`)
      .digest('base64url');
  }
}

/** Keeps only possible entries: of a thousand sent, eight are examined. */
const entriesOf = (values: readonly string[]): string[] =>
  values
    .flatMap((value) => value.slice(0, 2_000).split('~', maxAccounts))
    .slice(0, maxAccounts)
    .filter((entry) => /^[\w-]{22}\.\d{1,12}\.[\w-]{43}$/.test(entry));
