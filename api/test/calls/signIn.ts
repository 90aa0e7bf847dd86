import { setTimeout as sleep } from 'node:timers/promises';
import { tokenAnswerSchema } from '@vatio/contracts/session';
import { demoUsers } from '../../src/seed/demoUsers';
import { Caller } from './caller';
import { xsrfPair } from './headers';
import { call } from './httpCall';

const [{ email, password }] = demoUsers;
const demoAdmin: { readonly email: string; readonly password: string } = { email, password };

/** Environment of an API with an admin who can sign in. Demo data would take seconds more to make. */
export const firstAdmin = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };

const askAgainMs = 500;
const mostAsks = 60;

/**
 * Signs a person in to an API with demo data or with `firstAdmin`. While a busy machine starts it, the API
 * refuses with 503 and asks for another try.
 */
export async function signIn(url: string, account = demoAdmin): Promise<Caller> {
  const ask = () =>
    call(`${url}/api/login`, { method: 'POST', body: account, headers: xsrfPair() });
  let answer = await ask();
  for (let asks = 1; answer.status === 503 && asks < mostAsks; asks += 1) {
    await sleep(askAgainMs);
    answer = await ask();
  }
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return new Caller(url, '', tokenAnswerSchema.parse(answer.json).token.value);
}
