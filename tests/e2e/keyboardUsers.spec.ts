import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures';
import { createAccount } from './support/accounts';
import { enter, tabTo } from './support/keyboard';
import { expectAddress, heading } from './support/screens/screen';

test('the skip link leads past the menu', async ({ page, openAs }) => {
  await openAs('admin', '/user', { title: 'Usuarios' });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expectAddress(page, '/user');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Parámetros' })).toBeFocused();
});

test('a user is made, found, deactivated and brought back without a mouse', async ({
  page,
  openAs,
  request,
}) => {
  const tag = randomUUID().slice(0, 8);
  await createAccount(request, { name: `Antes ${tag}` });
  await openAs('admin', '/user', { title: 'Usuarios' });
  await enter(page, 'Añadir usuario', 'link');
  await expect(heading(page, 'Añadir usuario')).toBeFocused();
  await tabTo(page, 'Nombre', 'textbox');
  await page.keyboard.type(`Teclado ${tag}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${tag}@prueba.example`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Editor', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('caballo grapa batería');
  await page.keyboard.press('Enter');
  await expect(heading(page, `Teclado ${tag}`)).toBeFocused();

  await page.keyboard.press('Tab');
  await enter(page, 'Desactivar', 'button');
  await expect(page.getByRole('region', { name: 'Datos' })).toContainText('Inactivo');

  await page.goto(`/user?q=${tag}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await tabTo(page, `Seleccionar a Teclado ${tag}`, 'checkbox');
  await page.keyboard.press('Space');
  await enter(page, 'Reactivar', 'button');
  await expect(page.getByRole('cell', { name: 'Activo', exact: true })).toHaveCount(2);
});
