import { expect, test } from './fixtures';
import { testHost } from './product';
import { expectSignedOut, loginForm, signIn, signOut } from './support/screens/screen';

const text = 'Entorno de pruebas: lo que hagas aquí no afecta a los datos reales';

test('on the configured test host a banner shows while somebody is signed in', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://${testHost}:${port}/login`);
  await expect(loginForm(page).heading).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await signIn(page, 'reader', 'Estudios');
  await expect(page.getByText(text)).toBeVisible();
  await signOut(page);
  await expectSignedOut(page);
  await expect(page.getByText(text)).toHaveCount(0);
});

test('on any other host there is none', async ({ page, openAs }) => {
  await page.goto('/login');
  await expect(loginForm(page).heading).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await openAs('reader', '/', { title: 'Estudios' });
  await expect(page.getByText(text)).toHaveCount(0);
});
