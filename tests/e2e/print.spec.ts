import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answerCurves } from './support/screens/curveScreens';
import { answerHours } from './support/screens/hours/hourScreens';
import { answerParameters } from './support/screens/parameters/parameterScreens';
import { heading } from './support/screens/screen';
import { shownPoints } from './support/screens/supplyScreens';

const point = `/company/puntos/${shownPoints[0]?.id}`;
/** The texts of each page on screen, which paper keeps. */
const pages: Readonly<Record<string, readonly string[]>> = {
  [point]: ['Obrador', 'Datos de consumo'],
  [`${point}/curva?desde=2026-10-01&hasta=2026-10-31`]: ['octubre de 2026', 'Energía', 'ago'],
  [`${point}/consumos`]: ['Obrador', 'ene 2026'],
  '/company': ['sin ningún dato', 'NIF'],
  '/user/parametros': ['Parámetros regulados'],
};

/** Controls and links, as far as they are visible. */
const controls = (page: Page) =>
  page
    .locator(
      '.btn:not(.is-content), .nav-link, .sidebar, .topbar, input, select, .list-pages button',
    )
    .filter({ visible: true });

/** Opens each page, and looks at it as paper does. */
async function expectPaper(page: Page, asked: Readonly<Record<string, readonly string[]>>) {
  const main = page.getByRole('main');
  const shown = (text: string) => main.getByText(text).filter({ visible: true }).first();
  for (const [address, texts] of Object.entries(asked)) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(main.getByText(/^Cargando/)).toHaveCount(0);
    await expect(shown(texts.at(-1) ?? '')).toBeVisible();
    expect(await controls(page).count(), address).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await expect(controls(page), address).toHaveCount(0);
    // The width of upright A4.
    await page.setViewportSize({ width: 718, height: 1000 });
    await expect(controls(page), address).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const text of texts) await expect(shown(text)).toBeVisible();
  }
}

test('paper has what a page says, and no buttons, tabs or filters', async ({ page, openAs }) => {
  await answerParameters(page);
  await answerCurves(page);
  await openAs('admin', point);
  await expectPaper(page, pages);
  await expect(heading(page, /Parámetros/)).toBeVisible();
});

test('so has that of the sums of hours, none of whose tables is cut', async ({ page, openAs }) => {
  await answerHours(page);
  const resumen = '/activity-hours/resumen?desde=2026-11-01&hasta=2026-11-30';
  await openAs('reader', resumen, { title: 'Tiempo de gestión' });
  const texts = ['1 nov 2026', 'Hotel Sol de Levante', 'Talleres Ruiz'];
  await expectPaper(page, { [resumen]: texts });
  const tooWide = await page.getByRole('main').evaluate((sheet) => {
    const right = sheet.getBoundingClientRect().right + 0.5;
    return [...sheet.querySelectorAll('table, canvas')]
      .filter((one) => one.getBoundingClientRect().right > right)
      .map((one) => one.textContent?.slice(0, 60));
  });
  expect(tooWide).toEqual([]);
});
