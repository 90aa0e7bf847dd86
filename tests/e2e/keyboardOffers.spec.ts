import { expect, test } from './fixtures';
import { arrowTo, copyCells, enter, openTab, tabTo, tabToElement, undo } from './support/keyboard';
import {
  firstMonth,
  longestQueueMs,
  longestTestMs,
  makePortfolioClient,
  makeStudy,
  makeStudyPoint,
} from './support/records/studies';
import { answerPortfolios, runningPath } from './support/screens/portfolioScreens';
import { heading } from './support/screens/screen';

// Each key is a way to the browser and back: on a busy machine hundreds of them take minutes.
test.describe.configure({ timeout: 180_000 });

test('an offer is added, read to the last euro, recommended, deleted and taken back', async ({
  page,
  request,
  openAs,
}) => {
  const study = await makeStudy(request, await makeStudyPoint(request));
  await openAs('writer', `/energy-analysis/estudios/${study.id}`);
  await openTab(page, 'Ofertas');
  await expect(page.getByText('Aún no hay ofertas')).toBeVisible();
  await enter(page, 'Añadir oferta', 'link');
  await expect(heading(page, 'Añadir oferta')).toBeFocused();
  await tabTo(page, 'Comercializadora', 'textbox');
  await page.keyboard.type('Luz del Teclado');
  await tabTo(page, 'P1', 'textbox');
  await copyCells(page, [['110', '105', '100', '95', '90', '80']]);
  await page.keyboard.press('Control+V');
  await enter(page, 'Sí, dividir entre 1000', 'button');
  // The question is gone: on with the price that it was about.
  const p1 = page.getByRole('textbox', { name: 'P1', exact: true });
  await expect(p1).toHaveValue('0,11');
  await expect(p1).toBeFocused();
  await enter(page, 'Añadir oferta', 'button');
  // The page asks for a missing value where it is.
  const includes = page.getByLabel('¿Incluyen peajes y cargos?');
  await expect(includes).toBeFocused();
  await page.keyboard.type('Sí');
  await enter(page, 'Añadir oferta', 'button');
  await expect(heading(page, study.code)).toBeFocused();

  const first = page.getByRole('row', { name: /^1 Luz del Teclado/ });
  await expect(first).toBeVisible();
  await enter(page, 'Luz del Teclado', 'button');
  await expect(page).toHaveURL(/\?oferta=/);
  await enter(page, 'Ver como tabla', 'button');
  await expect(page.getByRole('table', { name: /^Del contrato actual/ })).toBeVisible();
  await tabToElement(page, page.getByText('Ver cada euro con su cálculo'));
  await page.keyboard.press('Enter');
  const lines = page.getByRole('table', { name: /^Cálculo de/ });
  await expect(lines.getByRole('row', { name: /^Energía P6/ })).toContainText('0,08 €/kWh');

  await enter(page, 'Recomendar', 'button');
  // The same button, under its new name.
  await expect(page.getByRole('button', { name: 'Dejar de recomendar' })).toBeFocused();
  await tabTo(page, 'Comparar con las potencias', 'combobox');
  await page.keyboard.press('ArrowDown');
  const powers = page.getByRole('combobox', { name: /^Comparar/ });
  await expect(powers).toHaveValue('optimum');
  await expect(powers).toBeEnabled();
  await expect(powers).toBeFocused();
  await enter(page, 'Borrar', 'button');
  await expect(page.getByText('Aún no hay ofertas')).toBeVisible();
  await expect(heading(page, study.code)).toBeFocused();
  await undo(page);
  await expect(page.getByRole('row', { name: /Luz del Teclado.*Recomendada/ })).toBeVisible();
});

test('a portfolio is started, its studies are opened', async ({ page, request, openAs }) => {
  test.setTimeout(longestTestMs);
  // Others of nearly the same name precede it in the list that is offered first.
  await makePortfolioClient(request);
  const { name } = await makePortfolioClient(request);
  await openAs('writer', '/energy-analysis/cartera');
  await page.getByRole('link', { name: 'Nueva cartera' }).first().waitFor();
  await enter(page, 'Nueva cartera', 'link');
  await expect(heading(page, 'Nueva cartera')).toBeFocused();
  await tabTo(page, 'Doce meses', 'combobox');
  await arrowTo(page, page.getByLabel('Doce meses'), firstMonth);
  await tabTo(page, /Todos los clientes/, 'radio');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Clientes', 'combobox');
  await page.keyboard.type(name);
  const offered = page.getByRole('listbox', { name: 'Clientes' }).getByRole('option');
  await expect(offered).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Quitar ${name}` })).toBeVisible();
  await enter(page, 'Buscar el ahorro', 'button');
  await expect(heading(page, /^Cartera del/)).toBeFocused();

  const whole = page.getByRole('row').filter({ hasText: 'Nave' });
  await expect(whole).toContainText('Completo', { timeout: longestQueueMs });
  await tabTo(page, /Seleccionar toda la página/, 'checkbox');
  await page.keyboard.press('Space');
  await enter(page, 'Abrir estudios', 'button');
  await expect(page.getByText('1 estudio abierto.').first()).toBeVisible();
  // The bar is gone with the selection, and its button with it.
  await expect(heading(page, /^Cartera del/)).toBeFocused();
  await enter(page, /^EST-/, 'link');
  await expect(heading(page, /^EST-\d{4}-\d{4}$/)).toBeFocused();
});

test('a portfolio is cancelled', async ({ page, openAs }) => {
  await answerPortfolios(page);
  await openAs('writer', runningPath);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.route(/\/cancel$/, async (route) => {
    await answerPortfolios(page, 'cancelled');
    await route.fulfill({ status: 204 });
  });
  await enter(page, 'Cancelar la cartera', 'button');
  await expect(page.getByText('Cartera cancelada')).toBeVisible();
  await expect(heading(page, /^Cartera del/)).toBeFocused();
  await enter(page, 'Empezar otra', 'link');
  await expect(heading(page, 'Nueva cartera')).toBeFocused();
});

test('the sections of a report are chosen and ordered', async ({ page, request, openAs }) => {
  const study = await makeStudy(request, await makeStudyPoint(request));
  await openAs('writer', `/energy-analysis/estudios/${study.id}`);
  await openTab(page, 'Informe');
  const titles = page.getByRole('article', { name: 'Informe' }).getByRole('heading', { level: 2 });
  await expect(titles.nth(1)).toHaveText('Resumen');
  await tabTo(page, 'Datos del suministro', 'checkbox');
  await page.keyboard.press('Space');
  await expect(titles.filter({ hasText: 'Datos del suministro' })).toHaveCount(0);
  await enter(page, 'Bajar «Resumen»', 'button');
  await expect(page.getByRole('button', { name: 'Bajar «Resumen»' })).toBeFocused();
  await enter(page, 'Añadir un texto tuyo', 'button');
  await tabTo(page, 'Título', 'textbox');
  await page.keyboard.type('Nuestra propuesta');
  await expect(titles.filter({ hasText: 'Nuestra propuesta' })).toHaveCount(1);
  await enter(page, 'Guardar el informe', 'button');
  await expect(page.getByText('Informe guardado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar el informe' })).toBeFocused();
});
