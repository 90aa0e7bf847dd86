import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { enter, tabTo } from './support/keyboard';
import { makeWrongBill } from './support/records/claims';
import { expectPage, heading } from './support/screens/screen';

const recovered = (page: Parameters<typeof heading>[0]) =>
  page.getByLabel('Sumas de lo que se ve').getByText('7,50');

test('what is billed too much is claimed by letter, accepted in part, and is in the register’s sums', async ({
  page,
  request,
  openAs,
  allow,
}) => {
  // The refusal at the end.
  allow(/status of 409/);
  const bill = await makeWrongBill(request);
  await openAs('writer', `/billing/facturas/${bill.id}`);
  await page.getByRole('link', { name: 'Reclamar' }).click();
  await expectPage(page, 'Nueva reclamación');
  await expect(page.getByRole('checkbox', { name: /^Potencia P1: 12,72/ })).toBeChecked();
  await page.getByLabel('Fecha de pago').fill('2026-02-11');
  await page.getByLabel('Texto propio para la carta').fill('Es la segunda vez.');
  await expectAccessible(page, 'the form');
  await page.getByRole('button', { name: 'Crear reclamación' }).click();
  await expect(heading(page, /^Reclamación R-\d+$/)).toBeVisible();
  await expectAccessible(page, 'the claim');

  await page.getByRole('link', { name: 'Carta' }).click();
  const letter = page.getByRole('article', { name: 'Carta' });
  await expect(letter).toContainText(`Factura ${bill.number}`);
  await expect(letter).toContainText('Es la segunda vez.');
  await expect(letter).toContainText('RD 88/2026');
  await expectAccessible(page, 'the letter');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar con formato' }).click();
  await expect(page.getByText('Carta copiada')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Potencia P1');
  await page.emulateMedia({ media: 'print' });
  await expect(letter).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar con formato' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goBack();
  await page.getByRole('button', { name: 'Apuntar la respuesta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Qué ha contestado').selectOption('Aceptada en parte');
  await dialog.getByLabel('Recuperado, en €').fill('7,5');
  await dialog.getByLabel('Recuperado el').fill('2026-11-02');
  await expectAccessible(page, 'the answer');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Aceptada en parte').first()).toBeVisible();

  await page.goto(`/billing?punto=${bill.supplyPointId}`);
  await expect(recovered(page)).toBeVisible();
  await page.getByRole('link', { name: bill.number }).click();
  await expect(page.getByRole('region', { name: 'Reclamaciones' })).toContainText('7,50');
  // It is the proof of a claim.
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByText(/es la prueba de la reclamación R-/)).toBeVisible();
});

test('without a mouse a ticked bill is claimed, and its claim rejected', async ({
  page,
  request,
  openAs,
}) => {
  const bill = await makeWrongBill(request);
  await openAs('writer', `/billing?punto=${bill.supplyPointId}`, { title: 'Facturación' });
  await tabTo(page, new RegExp(`la factura ${bill.number}`), 'checkbox');
  await page.keyboard.press('Space');
  await enter(page, 'Reclamar', 'link');
  await expect(heading(page, 'Nueva reclamación')).toBeFocused();
  await tabTo(page, /^Potencia P1/, 'checkbox');
  await page.keyboard.press('Space');
  await enter(page, 'Crear reclamación', 'button');
  await expect(page.getByText('Marca al menos una línea que reclamar')).toBeVisible();
  await tabTo(page, /^Potencia P1/, 'checkbox');
  await page.keyboard.press('Space');
  await enter(page, 'Crear reclamación', 'button');
  await expect(heading(page, /^Reclamación R-\d+$/)).toBeFocused();
  await enter(page, 'Apuntar la respuesta', 'button');
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await tabTo(page, 'Qué ha contestado', 'combobox');
  await page.keyboard.type('Recha');
  await enter(page, 'Guardar', 'button');
  await expect(page.getByRole('button', { name: 'Reabrir' })).toBeVisible();
});
