import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import { people } from './support/people';
import { companyPages, studyPages, userPages } from './support/screens/allPages';
import { findCollisions, hiddenHeaders, longName, stretchNames } from './support/screens/longNames';

const viewports = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

const pagesOfSections = { Estudios: studyPages, PDS: companyPages, Usuarios: userPages } as const;

async function expectRoom(page: Page, what: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(scrollWidth, `${what} scrolls sideways`).toBeLessThanOrEqual(width);
  expect.soft(await page.evaluate(findCollisions), what).toEqual([]);
  expect.soft(await page.evaluate(hiddenHeaders), `${what}: hidden columns`).toEqual([]);
}

for (const viewport of viewports) {
  test.describe(`${viewport.width} px wide, a long name without blanks hides nothing`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page, request, store }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const session = await sessionOf(request, people.admin);
      await store({ ...session, user: { ...session.user, name: longName } });
      await stretchNames(page);
    });

    for (const [title, pagesOf] of Object.entries(pagesOfSections)) {
      test(`on the pages of ${title}`, async ({ page, request }) => {
        test.slow();
        for (const address of await pagesOf(request)) {
          await page.goto(`/${address}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectRoom(page, address);
        }
      });
    }

    test('in a dialog and in a toast', async ({ page, request, allow }) => {
      allow(/status of 422/);
      const { user } = await sessionOf(request, people.writer);
      await page.route('**/api/users/deactivate', (route) =>
        route.fulfill({ status: 422, json: { message: `No se puede: ${longName}.` } }),
      );
      await page.goto(`/user/${user.id}`);
      await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectRoom(page, 'the dialog');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Desactivar' }).click();
      const toast = page.getByRole('alert').filter({ hasText: 'No se puede' });
      await expect(toast).toBeInViewport({ ratio: 1 });
      expect(await toast.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });
  });
}
