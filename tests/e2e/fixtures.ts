import { test as base, expect } from '@playwright/test';
import type { Role } from '@vatio/contracts/roles';
import { answerAvatars } from './support/avatars';
import { tokenOf } from './support/people';
import { type Problems, watchProblems } from './support/problems';

export { expect };

interface Fixtures {
  readonly problems: Problems;
  /** Declares problems that this test provokes; any other fails it, and so does a missing one. */
  readonly allow: Problems['allow'];
  /** Leaves a session or any other text in storage, before a page is opened. */
  readonly store: (token: unknown) => Promise<void>;
  /** Opens a page as someone who signed in here before. The API does not know the session. */
  readonly openAs: (role: Role, path: string, secondsLeft?: number) => Promise<void>;
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
  store: async ({ context, baseURL }, use) => {
    await use((token) => {
      const value = typeof token === 'string' ? token : JSON.stringify(token);
      const origin = new URL(baseURL ?? '').origin;
      const localStorage = [{ name: 'token', value }];
      return context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
    });
  },
  openAs: async ({ page, store }, use) => {
    await use(async (role, path, secondsLeft) => {
      await store(tokenOf(role, secondsLeft === undefined ? {} : { secondsLeft }));
      await page.goto(path);
    });
  },
});
