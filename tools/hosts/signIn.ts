import { xsrfCookieName, xsrfHeaderName } from '@vatio/contracts/xsrf';
import { demoUsers } from '../../api/src/seed/demoUsers';
import { Refusal } from '../setup/refusal.mjs';

const answerMs = 5_000;

type Headers = Readonly<Record<string, string>>;
const bearers = new Map<string, Headers>();

/**
 * The header of a session at a host, which reveals some things only to administrators: the session of
 * VATIO_EMAIL and VATIO_PASSWORD, or of the demo admin. Signs in once for each host.
 *
 * @param isAnew whether the last one is good no more
 * @throws Refusal when the host does not let them in
 */
export async function bearerOf(origin: string, { isAnew = false } = {}): Promise<Headers> {
  const last = isAnew ? undefined : bearers.get(origin);
  const bearer = last ?? (await signIn(origin));
  bearers.set(origin, bearer);
  return bearer;
}

/** Signs in like a page: the cookie first, then its value as a header. */
async function signIn(origin: string): Promise<Headers> {
  const [demoAdmin] = demoUsers;
  const { VATIO_EMAIL: email = demoAdmin.email, VATIO_PASSWORD: password = demoAdmin.password } =
    process.env;
  const page = await fetch(`${origin}/`, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(answerMs),
  });
  await page.body?.cancel();
  const [cookie = ''] = page.headers
    .getSetCookie()
    .flatMap((header) => header.split(';', 1))
    .filter((pair) => pair.startsWith(`${xsrfCookieName}=`));
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie,
      [xsrfHeaderName]: cookie.slice(xsrfCookieName.length + 1),
    },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(answerMs),
  });
  const { token }: { token?: { value?: unknown } } = Object(
    await answer.json().catch(() => undefined),
  );
  if (answer.ok && token) return { authorization: `Bearer ${token.value}` };
  throw new Refusal(
    `${origin} tells that to administrators only, and ${email} cannot sign in there (${answer.status}): set VATIO_EMAIL and VATIO_PASSWORD, or save the page /platform as JSON and give that file.`,
  );
}
