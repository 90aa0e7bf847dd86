import { test as base, expect } from '@playwright/test';
import type { Role } from '@vatio/contracts/roles';
import { sessionOf } from './support/accounts';
import { answerAvatars } from './support/avatars';
import { expiring, leaveToken } from './support/leftToken';
import { people } from './support/people';
import { expectDeclared, type Problems, watchProblems } from './support/problems';
import { hideMenuBadge } from './support/screens/menuBadge';
import { expectPage } from './support/screens/screen';

export { expect };

export interface Fixtures {
  readonly problems: Problems;
  /** Declares problems that this test provokes; any other fails it, and so does a missing one. */
  readonly allow: Problems['allow'];
  /** Declares problems that may accompany what this test provokes. */
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
      await hideMenuBadge(context);
      const problems = await watchProblems(context);
      await use(problems);
      // These are only the consequence if the test failed before.
      if (errors.length === 0) await expectDeclared(problems);
    },
    { auto: true },
  ],
  allow: async ({ problems }, use) => use(problems.allow),
  tolerate: async ({ problems }, use) => use(problems.tolerate),
  store: async ({ context, baseURL }, use) => {
    await use((token) => leaveToken(context, baseURL ?? '', token));
  },
  openAs: async ({ page, store, request }, use) => {
    await use(async (role, path, { title, secondsLeft } = {}) => {
      await store(expiring(await sessionOf(request, people[role]), secondsLeft));
      await page.goto(path);
      if (title) await expectPage(page, title);
    });
  },
});
