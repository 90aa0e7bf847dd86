import { expect, test } from './fixtures';
import { testHost } from './product';
import { expectPage, loginForm, signIn } from './support/screen';

const text = 'Entorno de pruebas: lo que hagas aquí no afecta a los datos reales';

test('on the configured test host a banner shows, signed out and signed in', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://${testHost}:${port}/login`);
  await expect(page.getByText(text)).toBeVisible();
  await signIn(page, 'reader');
  await expectPage(page, 'Estudios');
  await expect(page.getByText(text)).toBeVisible();
});

test('on any other host there is none', async ({ page, openAs }) => {
  await page.goto('/login');
  await expect(loginForm(page).heading).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await openAs('reader', '/');
  await expectPage(page, 'Estudios');
  await expect(page.getByText(text)).toHaveCount(0);
});
