import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { offerOf } from '../../api/test/supply';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { callAsAdmin } from './support/accounts';
import { makeStudy, makeStudyPoint } from './support/records/studies';

/** A calculated study of 3.0TD, of no other test. */
const makeOwnStudy = async (request: APIRequestContext): Promise<Study> =>
  makeStudy(request, await makeStudyPoint(request, { supplier: 'Luz del Sur' }));

const rankedRow = (page: Page, name: RegExp) => page.getByRole('row', { name });
const dialog = (page: Page) => page.getByRole('dialog');

test('an offer is added, its unit asked, ranked, recommended, deleted and taken back', async ({
  page,
  openAs,
  request,
}) => {
  const study = await makeOwnStudy(request);
  await openAs('writer', `/energy-analysis/estudios/${study.id}`);
  await page.getByRole('link', { name: 'Ofertas', exact: true }).click();
  await expect(page.getByText('Aún no hay ofertas')).toBeVisible();
  await page.getByRole('link', { name: 'Añadir oferta' }).click();
  await page.getByLabel('Comercializadora').fill('Luz del Norte');
  const prices = page.getByRole('group', { name: /^Precios de la energía/ });
  for (const [index, price] of ['110', '105', '100', '95', '90', '80'].entries()) {
    await prices.getByLabel(`P${index + 1}`, { exact: true }).fill(price);
  }
  await page.getByLabel('¿Incluyen peajes y cargos?').selectOption('Sí, todo incluido');
  await page.getByRole('button', { name: 'Sí, dividir entre 1000' }).click();
  await expect(prices.getByLabel('P1', { exact: true })).toHaveValue('0,11');
  await expectAccessible(page, 'the form of an offer');
  await page.getByRole('button', { name: 'Añadir oferta' }).click();

  await expect(rankedRow(page, /^1 Luz del Norte/)).toBeVisible();
  await expect(rankedRow(page, /^2 Contrato actual · Luz del Sur/)).toBeVisible();
  await page.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect(page.getByRole('table', { name: /^Del contrato actual/ })).toContainText('Energía');
  await expectAccessible(page, 'the offers of a study');

  await page.getByRole('button', { name: 'Recomendar' }).click();
  await expect(page.getByText(/^Ahorro del estudio, sin impuestos/)).toBeVisible();
  await page.getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByText('Aún no hay ofertas')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(rankedRow(page, /Luz del Norte.*Recomendada/)).toBeVisible();
  await page.getByRole('link', { name: 'Datos', exact: true }).click();
  await expect(page.getByText(/^Con la oferta recomendada de/)).toContainText('Luz del Norte');

  await openAs('pds_editor', `/energy-analysis/estudios/${study.id}/ofertas`);
  await expect(rankedRow(page, /Luz del Norte.*Recomendada/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Borrar' })).toHaveCount(0);
});

test('offers come from another study and from a file, and go into one', async ({
  page,
  openAs,
  request,
}) => {
  const [other, study] = [await makeOwnStudy(request), await makeOwnStudy(request)];
  const supplier = `Voltio ${other.code}`;
  const rows = [offerOf({ supplier })];
  await callAsAdmin(request, 'POST', `studies/${other.id}/offers`, { version: 2, rows });
  await openAs('writer', `/energy-analysis/estudios/${study.id}/ofertas`);
  await page.getByRole('button', { name: 'De otro estudio' }).click();
  await dialog(page).getByRole('searchbox').fill(other.code);
  await dialog(page)
    .getByRole('checkbox', { name: new RegExp(supplier) })
    .check();
  await expectAccessible(page, 'offers of other studies');
  await dialog(page).getByRole('button', { name: 'Añadir 1 oferta' }).click();
  await expect(rankedRow(page, new RegExp(supplier))).toBeVisible();

  await page.getByRole('button', { name: 'Importar' }).click();
  const fileOf = (text: string) => ({
    name: 'ofertas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  const header = 'Comercializadora;P1;P2;P3;P4;P5;P6;Incluye ATR';
  const file = dialog(page).getByLabel('Fichero');
  await file.setInputFiles(fileOf(`${header}\nUno;0,1;0,1;0,1;0,1;0,1;0,1;\n`));
  await expect(dialog(page).getByText(/^Fila 2, Incluyen peajes y cargos/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Importar' })).toBeDisabled();
  await file.setInputFiles(
    fileOf(`${header}\nUno;100;100;100;100;100;100;no\nDos;0,1;0,1;0,1;;0,1;0,1;sí\n`),
  );
  await dialog(page).getByRole('button', { name: 'Sí, dividirlos entre 1000' }).click();
  await dialog(page).getByRole('button', { name: 'Importar 2 ofertas' }).click();
  await expect(rankedRow(page, /Dos/)).toContainText('Falta el precio de P4.');
  await expect(rankedRow(page, /Uno/)).toContainText('+ peajes y cargos');

  await page.getByRole('button', { name: 'Exportar' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV (.csv)' }).click();
  const exported = await readFile(await (await saved).path(), 'utf8');
  expect(exported).toContain('Energía P4 (€/kWh)');
  expect(exported).toContain('Uno;;3.0TD;Precio fijo;0,1;');
});
