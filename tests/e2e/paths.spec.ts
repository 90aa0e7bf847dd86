import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAddress, expectPage, expectSignedOut, signIn } from './support/screens/screen';

const unknownId = '0199e1a0-0000-7000-8000-00000000ffff';

const historyLength = (page: Page) => page.evaluate(() => window.history.length);

/** Opens an address as it is written: `//x` is a path and no other host. */
const openCold = (page: Page, origin = '', path = '/') => page.goto(`${origin}${path}`);

const unknown = {
  'with an odd form': [
    '/x.y',
    '/x.',
    '/.hidden',
    '/index.html',
    '//x',
    '//evil.example/x',
    '/a//b',
    '/a%2fb',
    '/a%5Cb',
    '/%252e%252e/x',
  ],
  'of other case': ['/Billing', '/company/Puntos', '/company/puntos/Nuevo', '/user/Auditoria'],
  'below a section': [
    '/energy-analysis/x',
    '/billing/x',
    '/activity-hours/x.y',
    '/company/no/such/page',
    '/company//puntos',
    '/user/auditoria/x',
  ],
  'whose parameter is no id': [
    '/company/clientes/nuevoo',
    '/company/puntos/123',
    '/company/puntos/123/curva',
    `/company/puntos/${unknownId}/contratos/1`,
    '/company/importaciones/x',
    '/user/xyz',
    '/user/xyz/editar',
  ],
};

for (const [kind, paths] of Object.entries(unknown)) {
  test(`an unknown address ${kind} leads to the default section, in its place in the history`, async ({
    page,
    openAs,
    baseURL,
  }) => {
    await openAs('admin', '/login');
    for (const path of paths) {
      const before = await historyLength(page);
      await openCold(page, baseURL, path);
      await expectPage(page, 'Estudios');
      await expectAddress(page, '/energy-analysis');
      expect([path, await historyLength(page)]).toEqual([path, before + 1]);
      expect(page.url()).toBe(`${baseURL}/energy-analysis`);
    }
  });
}

test('an address that cannot even be decoded does, too', async ({
  page,
  openAs,
  tolerate,
  baseURL,
}) => {
  tolerate(/could not be decoded/);
  await openAs('admin', '/login');
  for (const path of ['/%zz', '/%', '/company/puntos/%zz']) {
    await openCold(page, baseURL, path);
    await expectPage(page, 'Estudios');
    await expectAddress(page, '/energy-analysis');
  }
});

test('signed out, what only looks like another site leads to the login and stays here', async ({
  page,
  baseURL,
}) => {
  await openCold(page, baseURL, '//evil.example/x');
  await expectSignedOut(page);
  await signIn(page, 'reader', 'Estudios');
  expect(page.url()).toBe(`${baseURL}/energy-analysis`);
});

test('an id that nobody has is a page that says so', async ({ page, openAs, allow }) => {
  allow(/status of 404/);
  for (const path of [
    `/user/${unknownId}`,
    `/company/clientes/${unknownId}`,
    `/company/puntos/${unknownId}`,
    `/company/importaciones/${unknownId}`,
  ]) {
    await openAs('admin', path);
    await expect(page.getByRole('main').getByText(/no existe|No se ha encontrado/)).toBeVisible();
    await expectAddress(page, path);
  }
});
