import { randomUUID } from 'node:crypto';
import type { BillTotals } from '@vatio/contracts/billing/bills';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { callAsAdmin } from './support/accounts';
import { enter, tabTo } from './support/keyboard';
import { heading } from './support/screens/screen';
import { makeSupply } from './support/supply';

const header =
  'Nº factura;CUPS;Emisión;Desde;Hasta;Energía P1;Energía P2;Energía P3;Energía P4;Energía P5;Energía P6;Término energía;IVA (%);Total';

const months = [
  ['31/05/2026', '30/06/2026'],
  ['30/06/2026', '31/07/2026'],
];

/** A file of bills of a point, a month each. */
function fileOf(cups: string, numbers: readonly string[], totals: readonly string[]) {
  const rows = numbers.map((number, at) => {
    const [from, to] = months[at] ?? [];
    return `${number};${cups};${to};${from};${to};1.200,5;900;0;0;0;2.100;420,10;21;${totals[at]}`;
  });
  const buffer = Buffer.from([header, ...rows].join('\r\n'));
  return { name: 'facturas.csv', mimeType: 'text/csv', buffer };
}

test('bills of a file are looked at, imported without a mouse, verified and taken back', async ({
  page,
  request,
  openAs,
}) => {
  const { point } = await makeSupply(request);
  const prefix = `I-${randomUUID().slice(0, 13)}`;
  const numbers = [`${prefix}-1`, `${prefix}-2`];
  await openAs('writer', '/billing/facturas/importar', { title: 'Importar facturas' });
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(fileOf(point.cups, numbers, ['508,32', 'mucho']));
  await expect(page.getByRole('heading', { name: 'Paso 2 de 4: columnas' })).toBeFocused();
  await expectAccessible(page, 'the columns of a file of bills');
  await enter(page, 'Comprobar 2 filas', 'button');

  await expect(page.getByRole('heading', { name: 'Paso 3 de 4: comprobación' })).toBeFocused();
  const notes = page.getByRole('table', { name: /^Errores/ });
  await expect(notes.getByRole('row', { name: /Total/ })).toContainText('Escribe un número.');
  await expectAccessible(page, 'what a check of bills found');
  await enter(page, 'Elegir otro fichero', 'button');

  await chooser.setInputFiles(fileOf(point.cups, numbers, ['508,32', '508,32']));
  await enter(page, 'Comprobar 2 filas', 'button');
  await enter(page, 'Importar 2 facturas', 'button');
  await expect(page.getByRole('heading', { name: 'Paso 4 de 4: resultado' })).toBeFocused();
  await expect(page.getByText(/^2 facturas importadas de/)).toBeVisible();

  // A job verifies them.
  const pending = `bills/totals?q=${prefix}&state=pending`;
  const left = async () => (await callAsAdmin<BillTotals>(request, 'GET', pending)).bills;
  await expect.poll(left).toBe(0);
  await page.goto(`/billing?q=${prefix}`);
  await expect(page.getByText(/^2 facturas, /)).toBeVisible();
  await expect(page.getByRole('row', { name: /Pendiente/ })).toHaveCount(0);

  await enter(page, 'Importar', 'link');
  await expect(heading(page, 'Importar facturas')).toBeFocused();
  await enter(page, 'Ver importaciones', 'link');
  await expect(heading(page, 'Importaciones')).toBeFocused();
  // The newest is the first; other tests import, too.
  const own = page.getByRole('row', { name: /facturas\.csv.*2 facturas/ }).first();
  await expect(own).toBeVisible();
  await tabTo(page, 'Deshacer la importación de facturas.csv', 'button');
  await page.keyboard.press('Enter');
  await enter(page, 'Deshacer', 'button');
  await expect(page.getByText('Hemos quitado 2 facturas.')).toBeVisible();
  await page.goto(`/billing?q=${prefix}`);
  await expect(page.getByText('Ninguna factura coincide')).toBeVisible();
});
