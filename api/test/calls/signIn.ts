import { tokenAnswerSchema } from '@vatio/contracts/session';
import { demoUsers } from '../../src/seed/demoUsers';
import { Caller } from './caller';
import { xsrfPair } from './headers';
import { call } from './httpCall';

const [{ email, password }] = demoUsers;

/** For the environment of an API: an admin who can sign in. Demo data would take seconds more to make. */
export const firstAdmin = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };

/** Somebody who has signed in to an API with demo data or with `firstAdmin`. */
export async function signIn(url: string): Promise<Caller> {
  const answer = await call(`${url}/api/login`, {
    method: 'POST',
    body: { email, password },
    headers: xsrfPair(),
  });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return new Caller(url, '', tokenAnswerSchema.parse(answer.json).token.value);
}
