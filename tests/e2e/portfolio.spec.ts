import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { callAsAdmin } from './support/accounts';
import {
  firstMonth,
  longestQueueMs,
  longestTestMs,
  makePortfolioClient,
} from './support/records/studies';
import { heading } from './support/screens/screen';

test('a portfolio of a client is started, found again, and studies are opened from it', async ({
  page,
  openAs,
  request,
}) => {
  test.setTimeout(longestTestMs);
  const { name } = await makePortfolioClient(request);
  await openAs('writer', '/energy-analysis');
  await page.getByRole('link', { name: 'Cartera', exact: true }).click();
  await page.getByRole('link', { name: 'Nueva cartera' }).first().click();
  await page.getByLabel('Doce meses').selectOption(firstMonth);
  await page.getByText('Los clientes que elija').click();
  await page.getByLabel('Clientes', { exact: true }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Buscar el ahorro' }).click();
  await expect(heading(page, /^Cartera del/)).toBeVisible();
  const { pathname } = new URL(page.url());
  // It goes on when the page is left.
  await page.getByRole('link', { name: 'Cartera', exact: true }).last().click();
  await expect(heading(page, 'Cartera')).toBeVisible();
  // Other tests start portfolios of one client, too.
  await page.getByRole('row').locator(`a[href="${pathname}"]`).click();

  const whole = page.getByRole('row').filter({ hasText: 'Nave' });
  await expect(whole).toContainText('Completo', { timeout: longestQueueMs });
  await expect(page.getByRole('row').filter({ hasText: 'Solar' })).toContainText(
    'No hay contrato en vigor el 31/03/2026',
  );
  await expectAccessible(page, 'a portfolio');
  await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check();
  await page.getByRole('button', { name: 'Abrir estudios' }).click();
  // The text is in the notice, and where it stays.
  await expect(page.getByText('1 estudio abierto.').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'No hay contrato' })).toBeVisible();
  await whole.getByRole('link', { name: /^EST-/ }).click();
  await expect(heading(page, /^EST-\d{4}-\d{4}$/)).toBeVisible();
  await expect(page.getByText(/^Ahorro de/)).toBeVisible();
});

test('a reader reads a portfolio and starts none', async ({ page, openAs, request }) => {
  test.setTimeout(longestTestMs);
  const client = await makePortfolioClient(request);
  const { id } = await callAsAdmin<{ id: string }>(request, 'POST', 'portfolios', {
    firstMonth,
    clientIds: [client.id],
  });
  await openAs('pds_editor', `/energy-analysis/cartera/${id}`);
  await expect(page.getByRole('row').filter({ hasText: 'Nave' })).toContainText('Completo', {
    timeout: longestQueueMs,
  });
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('combobox', { name: 'Confianza' }).selectOption('Imposible');
  await expect(page.getByRole('row').filter({ hasText: 'Nave' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Abrir estudios' })).toHaveCount(0);
  await page.goto('/energy-analysis/cartera/nueva');
  await expect(page.getByText('No tienes permiso para empezar carteras')).toBeVisible();
});
