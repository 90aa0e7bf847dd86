import type { BrowserContext, Cookie, Page } from '@playwright/test';
import { formatHint, hintCookieName, parseHint } from '@vatio/contracts/hint';
import { type Token, tokenSchema } from '@vatio/contracts/session';

/** The same session, whose time runs out so soon. */
export const expiring = (token: Token, secondsLeft?: number): Token =>
  secondsLeft === undefined
    ? token
    : { ...token, expires_at: Math.floor(Date.now() / 1000) + secondsLeft };

/** Leaves a session or any other text in storage, as the only thing there, before a page is opened. */
export async function leaveToken(
  context: BrowserContext,
  baseUrl: string,
  token: unknown,
): Promise<void> {
  // A page that is still open would take the exchange for a sign-out, and forget the hint.
  for (const page of context.pages()) await page.goto('about:blank');
  const value = typeof token === 'string' ? token : JSON.stringify(token);
  const { origin, hostname } = new URL(baseUrl);
  await context.clearCookies();
  await context.addCookies(hintOf(token, hostname));
  await storeIn(context.pages()[0] ?? (await context.newPage()), origin, value);
}

/**
 * Writes to the storage of `origin`, in an empty document of it. Playwright's own way (setStorageState) opens
 * a page for it each time, which was a tenth of a run.
 */
async function storeIn(page: Page, origin: string, value: string): Promise<void> {
  const empty = `${origin}/empty-document-of-the-tests`;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(empty);
  await page.evaluate((token) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('token', token);
  }, value);
  await page.unroute(empty);
  await page.goto('about:blank');
}

/** The cookie that a page left for the composition server; none with a session that is not good. */
function hintOf(token: unknown, domain: string): Cookie[] {
  const { data } = tokenSchema.safeParse(token);
  if (!data) return [];
  const { user, expires_at: expires } = data;
  const value = formatHint(user.role, expires);
  if (!parseHint(value, Date.now())) return [];
  const facts = { httpOnly: false, secure: false, sameSite: 'Lax' } as const;
  return [{ name: hintCookieName, value, domain, path: '/', expires, ...facts }];
}
