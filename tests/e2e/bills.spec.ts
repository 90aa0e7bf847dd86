import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { enter, tabTo, undo } from './support/keyboard';
import { makeBill } from './support/records/bills';
import { expectAddress, expectPage, heading } from './support/screens/screen';
import { makeSupply } from './support/supply';

const pdf = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

test('the bills of a point are found from its card, summed, deleted and brought back', async ({
  page,
  request,
  openAs,
}) => {
  const { point } = await makeSupply(request);
  const first = await makeBill(request, point);
  const second = await makeBill(request, point, { from: '2026-06-30', to: '2026-07-31' });
  await openAs('writer', `/company/puntos/${point.id}`);
  await page.getByRole('link', { name: 'Ver sus facturas' }).click();
  await expectPage(page, 'Facturación');
  await expectAddress(page, `/billing?punto=${point.id}`);
  const rows = page.getByRole('table', { name: 'Facturas' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(page.getByText(/^2 facturas, /)).toBeVisible();
  await expectAccessible(page, 'the register');

  await page.getByRole('searchbox').fill(second.number);
  await expect(rows).toHaveCount(2);
  await expect(page.getByText(/^1 factura, /)).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await page.getByRole('searchbox').fill(point.cups);
  // Other filters untick what they hide.
  await expectAddress(page, `/billing?q=${point.cups}`);
  await expect(rows).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(page.getByText('Ninguna factura coincide')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('link', { name: first.number })).toBeVisible();
});

test('a bill is verified again, and its page is the proof', async ({ page, request, openAs }) => {
  const { point } = await makeSupply(request);
  const bill = await makeBill(request, point);
  await openAs('writer', `/billing?punto=${point.id}`);
  await page.getByRole('checkbox', { name: `la factura ${bill.number}` }).check();
  await page.getByRole('button', { name: 'Verificar de nuevo' }).click();
  await expect(page.getByText(/^Verificación terminada: 1 /)).toBeVisible();
  await page.getByRole('link', { name: bill.number }).click();
  await expect(heading(page, `Factura ${bill.number}`)).toBeVisible();
  const lines = page.getByRole('table', { name: 'Línea por línea' });
  await expect(lines).toBeVisible();
  await expectAccessible(page, 'a verified bill');

  const proof = lines.locator('details').first();
  const how = proof.locator('p').first();
  await expect(how).toBeHidden();
  await proof.getByText('De dónde sale').click();
  await expect(how).toBeVisible();
  await proof.getByText('De dónde sale').click();
  await expect(how).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(how).toBeVisible();
  await expect(proof.getByText('De dónde sale')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
});

test('a file is put beside a bill, downloaded and taken away; what it is not is said', async ({
  page,
  request,
  openAs,
  allow,
}) => {
  allow(/status of 422/);
  const { point } = await makeSupply(request);
  const bill = await makeBill(request, point);
  await openAs('writer', `/billing/facturas/${bill.id}`);
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ ...pdf, buffer: Buffer.from('hola') });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Solo se admiten PDF');
  await chooser.setInputFiles(pdf);
  await expect(page.getByText('factura.pdf', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  expect((await saving).suggestedFilename()).toBe('factura.pdf');
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'the question');
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText(/^No hay ningún fichero/)).toBeVisible();
});

test('without a mouse the register is filtered, and a bill opened and deleted', async ({
  page,
  request,
  openAs,
}) => {
  const { point } = await makeSupply(request);
  const bill = await makeBill(request, point);
  await openAs('writer', '/billing', { title: 'Facturación' });
  await page.keyboard.press('/');
  await page.keyboard.type(bill.number);
  await expect(page.getByText(/^1 factura, /)).toBeVisible();
  await enter(page, 'Filtros', 'button');
  await tabTo(page, 'Total desde, €', 'textbox');
  await page.keyboard.type('61,13');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Total desde: 61,13')).toBeVisible();
  await enter(page, bill.number, 'link');
  await expect(heading(page, `Factura ${bill.number}`)).toBeFocused();
  await enter(page, 'Más acciones', 'button');
  await enter(page, 'Borrar', 'button');
  await expectPage(page, 'Facturación');
  await undo(page);
  await page.goto(`/billing/facturas/${bill.id}`);
  await expect(heading(page, `Factura ${bill.number}`)).toBeVisible();
});

test('a reader looks and exports; pds_editor gets nothing', async ({ page, request, openAs }) => {
  const { point } = await makeSupply(request);
  const bill = await makeBill(request, point);
  await openAs('reader', `/billing?punto=${point.id}`);
  await page.getByRole('link', { name: bill.number }).click();
  await expect(heading(page, `Factura ${bill.number}`)).toBeVisible();
  for (const name of ['Más acciones', 'Adjuntar', 'Verificar de nuevo']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Todas sus facturas' }).click();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV (.csv)' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^facturas-.*\.csv$/);

  await openAs('pds_editor', `/billing/facturas/${bill.id}`);
  await expect(page.getByText('Aquí no hay nada para tu rol')).toBeVisible();
});

test('nothing scrolls sideways on a phone', async ({ page, request, openAs }) => {
  const { point } = await makeSupply(request);
  const bill = await makeBill(request, point);
  await page.setViewportSize({ width: 360, height: 740 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await openAs('admin', `/billing?punto=${point.id}`);
  await expect(page.getByRole('link', { name: bill.number })).toBeVisible();
  await expect.poll(width).toBeLessThanOrEqual(360);
  await expectAccessible(page, 'the register on a phone');
  await page.getByRole('link', { name: bill.number }).click();
  await expect(heading(page, `Factura ${bill.number}`)).toBeVisible();
  await expect.poll(width).toBeLessThanOrEqual(360);
  await expectAccessible(page, 'a bill on a phone');
});
