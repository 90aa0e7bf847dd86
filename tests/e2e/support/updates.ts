import { expect, type Locator, type Page } from '@playwright/test';

/** The page looks for new versions when its tab is looked at again, and once in a while by itself. */
export const lookAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('focus'));
  });

/** A look at the tab asks for versions, but not every time: look until one arrives. */
export async function expectAfterLooking(page: Page, assertion: () => Promise<void>) {
  await expect(async () => {
    await lookAgain(page);
    await assertion();
  }).toPass({ intervals: [250, 500, 1000], timeout: 45_000 });
}

export async function expectShownAfterLooking(page: Page, locator: Locator): Promise<void> {
  await expectAfterLooking(page, () => expect(locator).toBeVisible({ timeout: 500 }));
}

/** Waits until the page knows of a version, whether or not it shows it. */
export async function untilToldOf(page: Page, version: string): Promise<void> {
  let isTold = false;
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/sections.json' || !response.ok()) return;
    if ((await response.text()).includes(version)) isTold = true;
  });
  await expectAfterLooking(page, async () => expect(isTold).toBe(true));
}

export const updateNotice = (page: Page, title: string) =>
  page.getByText(`Hay una versión nueva de ${title}.`);

export const updateButton = (page: Page) => page.getByRole('button', { name: 'Actualizar' });

/** Leaves a mark that a reload of the page would remove. */
export const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isTheSamePage: true });
  });

export const expectSamePage = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);

/** Returns whether the code of a version has run in this page. */
export const hasRun = (page: Page, container: string): Promise<boolean> =>
  page.evaluate((name) => name in window, container);
