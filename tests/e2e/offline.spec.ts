import type { Page } from '@playwright/test';
import type { ClientListAnswer } from '@vatio/contracts/company/clients';
import { expect, test } from './fixtures';
import { callAsAdmin } from './support/accounts';
import {
  expectPage,
  failure,
  fillLogin,
  loginForm,
  retry,
  shellOf,
} from './support/screens/screen';
import { freshTaxId, makeSupply } from './support/supply';

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Sin conexión' });

test.beforeEach(({ tolerate }) => tolerate(/ERR_INTERNET_DISCONNECTED/));

test('what could not be saved and was given up is never sent, and the page says why', async ({
  page,
  context,
  request,
  openAs,
}) => {
  const taxId = freshTaxId();
  await openAs('writer', '/company/clientes/nuevo');
  await page.getByLabel('Razón social').fill('Fantasma SL');
  await page.getByLabel('NIF').fill(taxId);
  await expect(bar(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(page.getByRole('alert')).toContainText('Sin conexión. Comprueba tu red');
  await expect(page.getByLabel('NIF')).toHaveValue(taxId);

  await page.getByRole('link', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(failure(page, 'No hemos podido cargar los clientes')).toBeVisible();
  await expect(retry(page).first()).toBeVisible();
  await expect(bar(page)).toBeVisible();

  // Failed reads are repeated by themselves; abandoned changes are not sent.
  await context.setOffline(false);
  await expect(page.getByRole('table', { name: 'Clientes' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  const { total } = await callAsAdmin<ClientListAnswer>(request, 'GET', `clients?q=${taxId}`);
  expect(total).toBe(0);
});

test('what is typed without a network is sent when the person sends it again', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('writer', '/company/clientes/nuevo');
  await page.getByLabel('Razón social').fill('Con paciencia SL');
  await page.getByLabel('NIF').fill(freshTaxId());
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(page.getByRole('alert')).toContainText('Sin conexión.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Crear cliente' }).click();
  await expectPage(page, 'Con paciencia SL');
});

test('a search and an undo without a network fail at once and say so', async ({
  page,
  context,
  request,
  openAs,
}) => {
  const { client } = await makeSupply(request);
  await openAs('writer', `/company?q=${client.taxId}`);
  await page.getByRole('checkbox', { name: `Seleccionar ${client.name}` }).check();
  await page.getByRole('button', { name: 'Archivar' }).click();
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeVisible();
  await context.setOffline(true);
  await undo.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sin conexión.' })).toBeVisible();
  await page.getByRole('searchbox').fill('nadie');
  await expect(failure(page, 'No hemos podido cargar los clientes')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Ningún cliente coincide')).toBeVisible();
});

test('a section that cannot be fetched comes by itself when the network returns', async ({
  page,
  context,
  openAs,
  allow,
}) => {
  allow(/\[vatio\] .*kind: unreachable/);
  await openAs('writer', '/company', { title: 'PDS' });
  await context.setOffline(true);
  await shellOf(page).link('Facturación').click();
  await expect(failure(page, 'No se ha podido cargar «Facturación»')).toBeVisible();
  await context.setOffline(false);
  await expectPage(page, 'Facturación');
});

test('the login form says it by itself, for as long as it lasts', async ({ page, context }) => {
  await page.goto('/company');
  await fillLogin(page, 'writer');
  await context.setOffline(true);
  await expect(loginForm(page).alert).toContainText('Sin conexión.');
  await loginForm(page).submit.click();
  await expect(loginForm(page).submit).toBeEnabled();
  await expect(loginForm(page).alert).toContainText('Sin conexión.');
  await context.setOffline(false);
  await expect(loginForm(page).alert).toHaveCount(0);
  await loginForm(page).submit.click();
  await expectPage(page, 'PDS');
});

test('a session ends without a network, too', async ({ page, context, openAs }) => {
  await openAs('writer', '/company', { secondsLeft: 5, title: 'PDS' });
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(shellOf(page).topBar).toHaveCount(0);
  await context.setOffline(false);
  await expect(loginForm(page).heading).toBeVisible();
});
