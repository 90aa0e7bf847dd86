import { tokenAnswerSchema } from '@vatio/contracts/session';
import { demoUsers } from '../src/seed/demoUsers';
import { Caller } from './caller';
import { xsrfPair } from './headers';
import { call } from './httpCall';

/** Somebody who has signed in to an API with demo data, as its first admin. */
export async function signIn(url: string): Promise<Caller> {
  const [{ email, password }] = demoUsers;
  const answer = await call(`${url}/api/login`, {
    ...{ method: 'POST', body: { email, password }, headers: xsrfPair() },
  });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return new Caller(url, '', tokenAnswerSchema.parse(answer.json).token.value);
}
