import { test as base, type Cookie, expect, type Page } from '@playwright/test';
import { formatHint, hintCookieName, parseHint } from '@vatio/contracts/hint';
import type { Role } from '@vatio/contracts/roles';
import { tokenSchema } from '@vatio/contracts/session';
import { sessionOf } from './support/accounts';
import { answerAvatars } from './support/avatars';
import { people } from './support/people';
import { type Problems, watchProblems } from './support/problems';
import { expectPage } from './support/screens/screen';

export { expect };

export interface Fixtures {
  readonly problems: Problems;
  /** Declares problems that this test provokes; any other fails it, and so does a missing one. */
  readonly allow: Problems['allow'];
  /** Declares problems that may come with what this test provokes. */
  readonly tolerate: Problems['tolerate'];
  /** Leaves a session or any other text in storage, before a page is opened. */
  readonly store: (token: unknown) => Promise<void>;
  /** Opens a page as someone who signed in here before. */
  readonly openAs: (role: Role, path: string, options?: OpenOptions) => Promise<void>;
}

interface OpenOptions {
  /** The heading of the page that must be there in the end. */
  readonly title?: string;
  /** The sign-in was a while ago, and the session's time runs out. */
  readonly secondsLeft?: number;
}

/** Every test fails on what goes wrong in the browser, unless it says that it provokes it. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use, { errors }) => {
      await answerAvatars(context);
      const problems = await watchProblems(context);
      await use(problems);
      // Of a test that failed before, these are only the consequence.
      if (errors.length > 0) return;
      await expect.poll(problems.missing, 'provoked problems that did not happen').toEqual([]);
      expect(problems.unexpected(), 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
  allow: async ({ problems }, use) => use(problems.allow),
  tolerate: async ({ problems }, use) => use(problems.tolerate),
  store: async ({ context, baseURL }, use) => {
    await use(async (token) => {
      // A page that is still open would take the exchange for a sign-out, and forget the hint.
      for (const page of context.pages()) await page.goto('about:blank');
      const value = typeof token === 'string' ? token : JSON.stringify(token);
      const origin = new URL(baseURL ?? '').origin;
      await context.clearCookies();
      await context.addCookies(hintOf(token, new URL(origin).hostname));
      await storeIn(context.pages()[0] ?? (await context.newPage()), origin, value);
    });
  },
  openAs: async ({ page, store, request }, use) => {
    await use(async (role, path, { title, secondsLeft } = {}) => {
      const token = await sessionOf(request, people[role]);
      const inUnixSeconds = Math.floor(Date.now() / 1000) + (secondsLeft ?? 0);
      await store(secondsLeft === undefined ? token : { ...token, expires_at: inUnixSeconds });
      await page.goto(path);
      if (title) await expectPage(page, title);
    });
  },
});

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
