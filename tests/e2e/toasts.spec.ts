import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answerReadings } from './support/api';
import { expectPage, shellOf, signOut } from './support/screens/screen';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Un aviso' });

test.beforeEach(async ({ page, openAs }) => {
  await answerReadings(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs('admin', '/probe');
  await page.getByRole('button', { name: 'Avisar' }).click();
  await expect(notice(page)).toBeVisible();
});

test('a notice hides by itself after five seconds, animated for everyone', async ({ page }) => {
  const bar = notice(page).getByRole('progressbar', { includeHidden: true });
  await expect(bar).toHaveCSS('animation-duration', '5s');
  // The toast waits for its bar's animation, which ends now.
  await bar.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(notice(page)).toHaveCount(0);
});

test('a notice can be closed, and outlives its page', async ({ page }) => {
  await notice(page).hover();
  await shellOf(page).link('PDS').focus();
  await page.keyboard.press('Enter');
  await expectPage(page, 'PDS');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(notice(page)).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`at ${width} pixels a notice leaves the top bar free, and ends with the session`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.route('**/api/logout', (route) => route.fulfill({ status: 204 }));
    await notice(page).hover();
    await signOut(page);
    await expect(notice(page)).toHaveCount(0);
  });
}
