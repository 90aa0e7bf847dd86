import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answerCurves } from './support/screens/curveScreens';
import { answerParameters } from './support/screens/parameterScreens';
import { heading } from './support/screens/screen';
import { shownPoints } from './support/screens/supplyScreens';

const point = `/company/puntos/${shownPoints[0]?.id}`;
/** What each page says, and on paper says still. */
const pages: Readonly<Record<string, readonly string[]>> = {
  [point]: ['Obrador', 'Datos de consumo'],
  [`${point}/curva?desde=2026-10-01&hasta=2026-10-31`]: ['octubre de 2026', 'Energía', 'ago'],
  [`${point}/consumos`]: ['Obrador', 'ene 2026'],
  '/company': ['nunca han tenido datos', 'NIF'],
  '/user/parametros': ['Parámetros regulados'],
};

/** Controls and links, as far as they are visible. */
const controls = (page: Page) =>
  page
    .locator(
      '.btn:not(.is-content), .nav-link, .sidebar, .topbar, input, select, .list-pages button',
    )
    .filter({ visible: true });

test('paper has what a page says, and no buttons, tabs or filters', async ({ page, openAs }) => {
  const main = page.getByRole('main');
  const shown = (text: string) => main.getByText(text).filter({ visible: true }).first();
  await answerParameters(page);
  await answerCurves(page);
  await openAs('admin', point);
  for (const [address, texts] of Object.entries(pages)) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(main.getByText(/^Cargando/)).toHaveCount(0);
    await expect(shown(texts.at(-1) ?? '')).toBeVisible();
    expect(await controls(page).count(), address).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await expect(controls(page), address).toHaveCount(0);
    // As wide as upright A4.
    await page.setViewportSize({ width: 718, height: 1000 });
    await expect(controls(page), address).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of texts) await expect(shown(text)).toBeVisible();
  }
  await expect(heading(page, /Parámetros/)).toBeVisible();
});
