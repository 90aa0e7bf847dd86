import type { APIRequestContext } from '@playwright/test';
import type { Client } from '@vatio/contracts/company/clients';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { monthReading } from '../../api/test/fixtures/studies';
import { clientOf, contractOf, pointOf } from '../../api/test/supply';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { callAsAdmin } from './support/accounts';
import { heading } from './support/screens/screen';
import { freshCups, freshTaxId } from './support/supply';

/** The prices of excesses are known from then on. */
const firstMonth = '2025-04';

/** A client of no other test: a point with the readings of a year, and one without a contract. */
async function makeClient(request: APIRequestContext): Promise<Client> {
  const client = await callAsAdmin<Client>(
    request,
    'POST',
    'clients',
    clientOf({ taxId: freshTaxId(), name: `Forjas ${freshCups()}` }),
  );
  const add = (alias: string) =>
    callAsAdmin<SupplyPoint>(
      request,
      'POST',
      'points',
      pointOf({ clientId: client.id, cups: freshCups(), alias }),
    );
  const whole = await add('Nave');
  await add('Solar');
  const powersKw = ['40', '40', '40', '40', '40', '45'];
  const contract = contractOf({ from: `${firstMonth}-01`, powersKw });
  await callAsAdmin(request, 'POST', `points/${whole.id}/contracts`, contract);
  const rows: object[] = [];
  for (let month = 1; month <= 12; month++) {
    const reading = monthReading(month);
    const [from, to] = [reading.from, reading.to].map((day) =>
      month < 4 ? day : day.replace('2026', '2025'),
    );
    rows.push({ ...reading, from, to });
  }
  await callAsAdmin(request, 'POST', `points/${whole.id}/readings`, { rows });
  return client;
}

test('a portfolio of a client is started, found again, and studies are opened from it', async ({
  page,
  openAs,
  request,
}) => {
  const { name } = await makeClient(request);
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
  await expect(whole).toContainText('Completo');
  await expect(page.getByRole('row').filter({ hasText: 'Solar' })).toContainText(
    'No hay contrato en vigor el 31/03/2026',
  );
  await expectAccessible(page, 'a portfolio');
  await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check();
  await page.getByRole('button', { name: 'Abrir estudios' }).click();
  // In the notice, and where it stays.
  await expect(page.getByText('1 estudio abierto.').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'No hay contrato' })).toBeVisible();
  await whole.getByRole('link', { name: /^EST-/ }).click();
  await expect(heading(page, /^EST-\d{4}-\d{4}$/)).toBeVisible();
  await expect(page.getByText(/^Ahorro de/)).toBeVisible();
});

test('a reader reads a portfolio and starts none', async ({ page, openAs, request }) => {
  const client = await makeClient(request);
  const { id } = await callAsAdmin<{ id: string }>(request, 'POST', 'portfolios', {
    firstMonth,
    clientIds: [client.id],
  });
  await openAs('pds_editor', `/energy-analysis/cartera/${id}`);
  await expect(page.getByRole('row').filter({ hasText: 'Nave' })).toContainText('Completo');
  await page.getByRole('combobox', { name: 'Confianza' }).selectOption('Imposible');
  await expect(page.getByRole('row').filter({ hasText: 'Nave' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Abrir estudios' })).toHaveCount(0);
  await page.goto('/energy-analysis/cartera/nueva');
  await expect(page.getByText('No tienes permiso para empezar carteras')).toBeVisible();
});
