import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import { people } from './support/people';
import { companyPages, hourPages, studyPages, userPages } from './support/screens/allPages';
import { findCollisions, hiddenHeaders, longName, stretchNames } from './support/screens/longNames';

const viewports = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

const pagesOfSections = {
  Estudios: studyPages,
  PDS: companyPages,
  // Not the sums: a matrix has a column for each activity, and scrolls.
  'Tiempo de gestión': async () => hourPages().filter((path) => !path.endsWith('resumen')),
  Usuarios: userPages,
} as const;

const softly = expect.configure({ soft: true });

/** Asked again until it holds: a page that gets another width is drawn anew. */
async function expectRoom(page: Page, what: string): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    const where = `${what}, ${viewport.width} px wide`;
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await softly.poll(scrollWidth, `${where} scrolls sideways`).toBeLessThanOrEqual(viewport.width);
    await softly.poll(() => page.evaluate(findCollisions), where).toEqual([]);
    await softly.poll(() => page.evaluate(hiddenHeaders), `${where}: hidden columns`).toEqual([]);
  }
}

test.describe('a long name without blanks hides nothing', () => {
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
