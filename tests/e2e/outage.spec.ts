import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../../tools/product/startProduct';
import { expect, test } from './fixtures';
import { productEnvironment } from './product';
import { expectPage, fillLogin, loginForm, sendLogin, signIn } from './support/screens/screen';
import { changeStoredToken } from './support/storage';

test('without a connection the login page says so, and works as soon as there is one', async ({
  page,
  allow,
}) => {
  allow(/request failed: net::ERR_FAILED .*api\/login/, /console error: .*net::ERR_FAILED/);
  await page.goto('/company');
  await page.route('**/api/login', (route) => route.abort());
  await sendLogin(page, 'admin');
  await expect(loginForm(page).alert).toContainText('No hay conexión con el servidor.');
  await expect(loginForm(page).password).toBeFocused();
  await page.unroute('**/api/login');
  await signIn(page, 'admin', 'PDS');
});

test.describe('with a product of its own', () => {
  let product: Product;
  let dataDir: string;

  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vatio-e2e-outage-'));
    product = await startProduct({ dataDir, env: productEnvironment });
  });
  test.afterAll(async () => {
    await product?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('an API that dies: the page stays, says so, and works again when it is back', async ({
    page,
    allow,
  }) => {
    allow(/status of 503/);
    await page.goto(`${product.url}/company`);
    await signIn(page, 'admin', 'PDS');

    await product.killApi();
    await changeStoredToken(page, { expires_at: Math.floor(Date.now() / 1000) + 90 });
    const stay = page.getByRole('button', { name: 'Seguir conectado' });
    await stay.click();
    await expect(page.getByText('El servidor de datos no responde.')).toBeVisible();

    const other = await page.context().newPage();
    await other.goto(`${product.url}/login`);
    await fillLogin(other, 'writer');
    await loginForm(other).submit.click();
    await expect(other.getByText('El servidor de datos no responde.')).toBeVisible();
    await other.close();

    await product.startApi();
    await stay.click();
    await expect(stay).toHaveCount(0);
    await expectPage(page, 'PDS');
  });
});
