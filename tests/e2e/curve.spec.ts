import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answerCurves } from './support/screens/curveScreens';
import { heading } from './support/screens/screen';
import { shownPoints } from './support/screens/supplyScreens';

const card = `/company/puntos/${shownPoints[0]?.id}`;
const month = `${card}/curva?desde=2026-10-01&hasta=2026-10-31`;
const plot = (page: Page) => page.locator('.chart-plot');

/** The screen position of a part of the plot, 0 to 1. */
async function placeOf(page: Page, part: number): Promise<readonly [x: number, y: number]> {
  const { x, y, width, height } = (await plot(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return [x + part * width, y + height / 2];
}

async function drag(page: Page, from: number, to: number): Promise<void> {
  await page.mouse.move(...(await placeOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(page, to)), { steps: 3 });
  await page.mouse.up();
}

test.beforeEach(async ({ page, openAs }) => {
  await answerCurves(page);
  await openAs('reader', card);
  await page.getByRole('link', { name: 'Curva', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mes' })).toBeVisible();
  await page.getByRole('button', { name: 'Mes' }).click();
  await expect(page).toHaveURL(month);
  await expect(page.getByRole('slider', { name: 'Leer la curva' })).toBeVisible();
});

test('Back undoes a zoom with the mouse, and then leads to where one came from', async ({
  page,
}) => {
  await drag(page, 0.25, 0.5);
  await expect(page).toHaveURL(/desde=2026-10-0[89]&hasta=2026-10-1[56]$/);
  const near = page.url();
  await drag(page, 0.1, 0.6);
  await expect(page).not.toHaveURL(near);
  await page.goBack();
  await expect(page).toHaveURL(near);
  await page.goBack();
  await expect(page).toHaveURL(month);
  await page.goForward();
  await expect(page).toHaveURL(near);
  for (const address of [month, `${card}/curva`, card]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(heading(page, 'Obrador')).toBeVisible();
});

test('a wheel that is turned on is one step back, however often it rests', async ({ page }) => {
  await plot(page).click();
  for (const _ of [1, 2, 3]) {
    const before = page.url();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect(page).not.toHaveURL(before);
  }
  await page.goBack();
  await expect(page).toHaveURL(month);
});
