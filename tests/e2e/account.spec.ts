import { expect, test } from './fixtures';
import { createAccount, sessionOf } from './support/accounts';
import { statusOfToken } from './support/api';
import { expectPage, heading, sendLogin, shellOf } from './support/screens/screen';

test('everybody has an account of their own: name, password, sessions', async ({
  page,
  request,
}) => {
  const me = await createAccount(request, { name: 'Pilar Propia', role: 'pds_editor' });
  const elsewhere = await sessionOf(request, me);
  await page.goto('/login');
  await sendLogin(page, me);
  await expectPage(page, 'Estudios');

  await shellOf(page).user.click();
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await expect(heading(page, 'Mi cuenta')).toBeVisible();
  await expect(page.getByText('Esta sesión')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Cerrar la sesión de/ })).toHaveCount(1);

  await page.getByLabel('Nombre').fill('Pilar Distinta');
  await page.getByRole('button', { name: 'Guardar nombre' }).click();
  await expect(shellOf(page).topBar).toContainText('Pilar Distinta');
  await page.reload();
  await expect(shellOf(page).topBar).toContainText('Pilar Distinta');

  await page.getByLabel('Contraseña actual').fill(me.password);
  await page.getByLabel('Contraseña nueva').fill('otra frase bien larga');
  await expect(page.getByText(/fuerte|aceptable/i)).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByRole('button', { name: /^Cerrar la sesión de/ })).toHaveCount(0);
  expect(await statusOfToken(request, elsewhere.value)).toBe(401);
  // This session goes on, and the new password counts.
  await page.reload();
  await expect(heading(page, 'Mi cuenta')).toBeVisible();
  await sessionOf(request, { email: me.email, password: 'otra frase bien larga' });
});

test('a wrong current password is said on its field', async ({ page, request, store, allow }) => {
  allow(/status of 422/);
  const me = await createAccount(request);
  await store(await sessionOf(request, me));
  await page.goto('/user/mi-cuenta');
  await page.getByLabel('Contraseña actual').fill('no es esta');
  await page.getByLabel('Contraseña nueva').fill('otra frase bien larga');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible();
  await expect(page.getByLabel('Contraseña actual')).toBeFocused();
  await expect(page.getByLabel('Contraseña nueva')).toHaveValue('otra frase bien larga');
});
