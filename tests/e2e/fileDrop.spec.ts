import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAddress, expectPage, heading, loginForm } from './support/screens/screen';
import { dayFile, makeSupply } from './support/supply';

/** Drops a file on the page; the answer is whether the browser would have opened it. */
const dropFile = (page: Page, { name, text }: { readonly name: string; readonly text: string }) =>
  page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName));
      const happens = (type: string) =>
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        );
      return happens('dragover') || happens('drop');
    },
    [name, text] as const,
  );
const csv = { name: 'curva.csv', text: 'CUPS;Fecha' };
const notice = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text });

test('outside of PDS it is refused kindly, and the page stays', async ({ page, openAs }) => {
  await openAs('writer', '/billing', { title: 'Facturación' });
  expect(await dropFile(page, csv)).toBe(false);
  await expect(notice(page, /^Aquí no se puede soltar un fichero/)).toBeVisible();
  expect(await dropFile(page, csv)).toBe(false);
  await expect(notice(page, /^Aquí no se puede/)).toHaveCount(1);
  await expectAddress(page, '/billing');
});

test('on the login page it is refused', async ({ page }) => {
  await page.goto('/login');
  await expect(loginForm(page).heading).toBeVisible();
  await loginForm(page).email.fill('ana@vatio.example');
  expect(await dropFile(page, csv)).toBe(false);
  await expect(loginForm(page).email).toHaveValue('ana@vatio.example');
});

test('in PDS it goes to the import; what was typed is asked about first', async ({
  page,
  request,
  openAs,
}) => {
  const { point } = await makeSupply(request);
  const { name, buffer } = dayFile(point.cups, '10/06/2026');
  const file = { name, text: buffer.toString() };
  await openAs('writer', `/company/puntos/${point.id}/editar`);
  await page.getByLabel('Alias').fill('Otro nombre');
  expect(await dropFile(page, file)).toBe(false);
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByLabel('Alias')).toHaveValue('Otro nombre');

  await dropFile(page, file);
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  // A single file: it is sent, and its own page is opened.
  await expect(heading(page, 'curva.csv')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importar 24 lecturas' })).toBeVisible();

  await page.goto(`/company/puntos/${point.id}/curva`);
  await expectPage(page, point.alias);
  expect(await dropFile(page, file)).toBe(false);
  await expect(heading(page, 'curva.csv')).toBeVisible();
});

test('a reader is told who may, and stays', async ({ page, openAs }) => {
  await openAs('reader', '/company', { title: 'PDS' });
  expect(await dropFile(page, csv)).toBe(false);
  await expect(notice(page, /hace falta ser administrador, editor o editor de PDS/)).toBeVisible();
  await expectAddress(page, '/company');
});
