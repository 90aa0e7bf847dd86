import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { address, expectPage, heading } from './support/screens/screen';
import { dayFile, freshCups, freshTaxId, makeSupply } from './support/supply';

/** `31/12/2026`: some days ago, and no Sunday, on which clocks may change. */
function recentDay(): string {
  const day = new Date(Date.now() - 3 * 86_400_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10).split('-').reverse().join('/');
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a client, their supply point and its contract are made, one from the other', async ({
  page,
  openAs,
}) => {
  const cups = freshCups();
  const name = `Conservas ${cups}`;
  await openAs('writer', '/company');
  await page.getByRole('link', { name: 'Añadir cliente' }).click();
  await page.getByLabel('Razón social').fill(name);
  await page.getByLabel('NIF').fill('12345678A');
  await page.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(page.getByText('La letra del NIF no corresponde a sus cifras')).toBeVisible();
  await page.getByLabel('NIF').fill(freshTaxId());
  await page.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(heading(page, name)).toBeVisible();

  await page.getByRole('link', { name: 'Añadir punto' }).first().click();
  await page.getByLabel('CUPS').fill(cups);
  await page.getByLabel('Alias (opcional)').fill(`Nave ${cups}`);
  await page.getByLabel('Código postal (opcional)').fill('35001');
  await expect(page.getByLabel('Territorio')).toHaveValue('canarias');
  await page.getByLabel('Tipo de punto').selectOption('4');
  await page.getByLabel('Control de potencia').selectOption('maximeter');
  await page.getByRole('button', { name: 'Crear punto' }).click();
  await expect(heading(page, `Nave ${cups}`)).toBeVisible();

  await page.getByRole('link', { name: 'Añadir contrato' }).click();
  await page.getByLabel('Comercializadora').fill('Comercializadora Uno');
  await page.getByLabel('Tarifa').selectOption('3.0TD');
  await page.getByLabel('Uso', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Modalidad').selectOption({ index: 1 });
  await page.getByLabel('Desde').fill('2026-01-01');
  const powers = page.getByRole('group', { name: 'Potencias, en kW' });
  for (const [i, power] of ['20', '20', '20', '20', '20', '10'].entries()) {
    await powers.getByRole('textbox').nth(i).fill(power);
  }
  await expect(powers).toContainText('no puede ser menor que la de P5');
  await powers.getByRole('textbox').nth(5).fill('20,5');
  await page.getByRole('button', { name: 'Añadir contrato' }).click();
  await expect(page.getByText('Comercializadora Uno').first()).toBeVisible();
  expect(address(page)).toMatch(/\/company\/puntos\/[0-9a-f-]+\/contratos$/);

  await page.goto(`/company/puntos?q=${cups}`);
  await expect(row(page, `Nave ${cups}`)).toContainText('3.0TD');
});

test('a reader sees them, and is offered nothing that the API refuses', async ({
  page,
  request,
  openAs,
}) => {
  const { client, point } = await makeSupply(request);
  await openAs('reader', `/company/clientes/${client.id}`, { title: client.name });
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0);
  await page.getByRole('link', { name: point.alias }).click();
  await expectPage(page, point.alias);
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0);
  for (const tab of ['Contratos', 'Consumos', 'Curva', 'Ficha']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expectPage(page, point.alias);
  }
});

test('pds_editor begins with the points, and gets to everything else that is theirs', async ({
  page,
  request,
  openAs,
}) => {
  const { client, point } = await makeSupply(request);
  await openAs('pds_editor', '/company', { title: 'PDS' });
  await expect(page.getByRole('link', { name: 'Clientes' })).toHaveCount(0);
  await page.goto(`/company/puntos?q=${point.cups}`);
  await expect(row(page, point.alias)).toBeVisible();
  await row(page, point.alias).getByRole('link').click();
  await expectPage(page, point.alias);
  await expect(page.getByText(client.name).first()).toBeVisible();
  await expect(page.getByRole('link', { name: client.name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Contratos', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Añadir contrato' })).toBeVisible();
  await page.goto('/company/importaciones/nueva');
  await expectPage(page, 'Importar curvas');
});

test('a point without data is told, and is not any more when its curve has been imported', async ({
  page,
  request,
  openAs,
}) => {
  const { point } = await makeSupply(request);
  await openAs('writer', `/company/puntos?datos=outdated&q=${point.cups}`);
  await expect(row(page, point.alias)).toContainText('sin datos');
  await row(page, point.alias).getByRole('link').click();
  const data = page.getByRole('region', { name: 'Datos de consumo' });
  await expect(data).toContainText('No hay curva ni lecturas');
  await data.getByRole('link', { name: 'Importar una curva' }).click();

  await page.locator('input[type=file]').setInputFiles(dayFile(point.cups, recentDay()));
  await page.getByRole('button', { name: 'Importar 24 lecturas' }).click();
  await page.getByRole('link', { name: 'Ver la curva' }).first().click();
  await expectPage(page, point.alias);
  await page.getByRole('link', { name: 'Ficha', exact: true }).click();
  await expect(data).toContainText('Datos al día');
  await page.goto(`/company/puntos?datos=current&q=${point.cups}`);
  await expect(row(page, point.alias)).toBeVisible();
});
