import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hang, statusOfToken } from './support/api';
import { recordRequests } from './support/requests';
import {
  address,
  expectAddress,
  expectPage,
  expectSignedOut,
  logoutDialog,
  openLogoutDialog,
  shellOf,
  signIn,
  signOut,
} from './support/screens/screen';
import { storedToken } from './support/storage';

test('the dialog asks in these words', async ({ page, openAs }) => {
  await openAs('reader', '/company');
  await openLogoutDialog(page);
  const dialog = logoutDialog(page);
  await expect(dialog.getByRole('heading')).toHaveText('¿Listo para cerrar sesión?');
  await expect(dialog).toContainText('Selecciona "Salir" para cerrar la sesión actual');
  await expect(dialog.getByRole('button')).toHaveText(['Cancelar', 'Salir']);
});

for (const [how, close] of [
  [
    'Cancelar',
    (page: Page) => logoutDialog(page).getByRole('button', { name: 'Cancelar' }).click(),
  ],
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${how} closes it, and the session goes on`, async ({ page, openAs }) => {
    await openAs('reader', '/company');
    const requests = recordRequests(page);
    await openLogoutDialog(page);
    await close(page);
    await expect(logoutDialog(page)).toHaveCount(0);
    await expectPage(page, 'PDS');
    await expectAddress(page, '/company');
    expect(await storedToken(page)).not.toBeNull();
    expect(requests.under('/api/logout')).toEqual([]);
  });
}

test('Salir shows the login page, then tells the server: token in the body, no Authorization', async ({
  page,
  openAs,
}) => {
  const seen: unknown[] = [];
  await page.route('**/api/logout', async (route) => {
    const { authorization } = await route.request().allHeaders();
    seen.push({
      at: address(page),
      stored: await storedToken(page),
      body: route.request().postDataJSON(),
      authorization,
    });
    await route.fulfill({ status: 204 });
  });
  await openAs('writer', '/company');
  const token = await storedToken(page);
  await signOut(page);
  await expectSignedOut(page);
  await expect
    .poll(() => seen)
    .toEqual([
      { at: '/login', stored: null, body: { token: token?.value }, authorization: undefined },
    ]);
});

test('Salir does not wait for a server that hangs', async ({ page, openAs }) => {
  const calls = await hang(page, 'api/logout');
  await openAs('writer', '/company');
  await signOut(page);
  await expectSignedOut(page);
  expect(await storedToken(page)).toBeNull();
  await expect.poll(() => calls.length).toBe(1);
  await page.reload();
  await expectSignedOut(page);
});

test('Salir works while the server is away', async ({ page, openAs, allow }) => {
  allow(/request failed: net::ERR_FAILED .*api\/logout/, /net::ERR_FAILED .*api\/logout/);
  await page.route('**/api/logout', (route) => route.abort());
  await openAs('writer', '/company');
  await signOut(page);
  await expectSignedOut(page);
  expect(await storedToken(page)).toBeNull();
});

test('the real API refuses the token afterwards', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page, 'pds_editor');
  const token = await storedToken(page);
  expect(await statusOfToken(request, token?.value)).toBe(200);
  const answered = page.waitForResponse('**/api/logout');
  await signOut(page);
  expect((await answered).status()).toBe(204);
  expect(await statusOfToken(request, token?.value)).toBe(401);
});

test('who left of their own will starts at the default section', async ({ page }) => {
  await page.goto('/activity-hours');
  await signIn(page, 'reader', 'Tiempo de gestión');
  const answered = page.waitForResponse('**/api/logout');
  await signOut(page);
  await answered;
  await expect(page.getByText('Usa tu correo y tu contraseña del trabajo.')).toBeVisible();

  await signIn(page, 'admin', 'Estudios');
  await expectAddress(page, '/energy-analysis');
  await expect(shellOf(page).link('Usuarios')).toBeVisible();
});

test('the way back in the browser’s history stays closed', async ({ page, openAs }) => {
  await hang(page, 'api/logout');
  await openAs('reader', '/company', { title: 'PDS' });
  await signOut(page);
  await page.goBack();
  await expectSignedOut(page);
});
