import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from './fixtures';
import { callAsAdmin } from './support/accounts';
import { expectPage, expectSignedOut, heading, sendLogin, shellOf } from './support/screens/screen';

const given = 'de parte del administrador';
const password = 'caballo grapa batería';

async function leave(page: Page): Promise<void> {
  await shellOf(page).user.click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expectSignedOut(page);
}

/** Sends e-mail and password, then the code that is asked for. */
async function enterWith(page: Page, email: string, code: string): Promise<void> {
  await sendLogin(page, { email, password });
  await page.getByLabel('Código').fill(code);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

test('a new person changes the given password, sets up a second factor and enters with it', async ({
  page,
  request,
  allow,
}) => {
  allow(/status of (403|422)/);
  const email = `${randomUUID()}@prueba.example`;
  const newcomer = { email, name: 'Sonia Segura', role: 'writer', password: given };
  await callAsAdmin(request, 'POST', 'users', newcomer);

  await page.goto('/billing');
  await sendLogin(page, { email, password: given });
  await expect(heading(page, 'Elige tu contraseña')).toBeVisible();
  await page.getByLabel('Contraseña que te han dado').fill(given);
  await page.getByLabel('Contraseña nueva').fill(password);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expectPage(page, 'Facturación');

  await page.goto('/user/mi-cuenta');
  await page.getByRole('button', { name: 'Activar el segundo factor' }).click();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  const secret = (await page.getByRole('status', { name: 'Clave' }).textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await page.getByLabel('Código de la aplicación').fill(totp.generate());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  const codes = page.getByRole('list', { name: 'Códigos de recuperación' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Ya los he guardado' }).click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación')).toBeVisible();

  await leave(page);
  // A code counts once, and the next half minute's already counts.
  await enterWith(page, email, totp.generate({ timestamp: Date.now() + 30_000 }));
  await expectPage(page, 'Estudios');
  await leave(page);
  await enterWith(page, email, recoveryCode);
  await expectPage(page, 'Estudios');
});
