import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import { hang } from './support/api';
import { people } from './support/people';
import {
  expectAddress,
  expectPage,
  expectSignedOut,
  loginForm,
  shellOf,
  signIn,
  signOut,
} from './support/screens/screen';
import { changeStoredToken } from './support/storage';

/** Another tab of the same browser. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

test('leaving in one tab leaves in the other', async ({ page, openAs }) => {
  await hang(page, 'api/logout');
  await openAs('admin', '/company');
  const other = await openTab(page, '/billing?estado=abierta');
  await expectPage(other, 'Facturación');
  await signOut(page);
  await expectSignedOut(other);
});

test('signing in in one tab brings the other back to its page', async ({ page }) => {
  await page.goto('/login');
  const other = await openTab(page, '/billing?estado=abierta#total');
  await expectSignedOut(other);
  await signIn(page, 'writer');
  await expectPage(other, 'Facturación');
  await expectAddress(other, '/billing?estado=abierta#total');
  await expect(shellOf(other).topBar).toContainText(people.writer.name);
});

test('another person who signs in in one tab is the one in both', async ({ page, openAs }) => {
  await openAs('admin', '/company', { title: 'PDS' });
  const other = await openTab(page, '/login');
  await signIn(other, 'reader');
  await expect(shellOf(page).topBar).toContainText(people.reader.name);
  await expect(shellOf(page).link('Usuarios')).toHaveCount(0);
  await expectPage(page, 'PDS');
});

test('someone without the role leaves a page that only the other could enter', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/probe/note', { title: 'Nota' });
  const other = await openTab(page, '/login');
  await signIn(other, 'reader');
  await expectPage(page, 'Estudios');
  await expectAddress(page, '/energy-analysis');
});

test('more time in one tab is more time in the other', async ({ page, request, openAs }) => {
  const token = await sessionOf(request, people.admin);
  await page.route('**/api/session/renew', (route) => route.fulfill({ json: { token } }));
  await openAs('admin', '/company', { secondsLeft: 90 });
  const other = await openTab(page, '/billing');
  const stay = { name: 'Seguir conectado' };
  await expect(other.getByRole('button', stay)).toBeVisible();
  await page.getByRole('button', stay).click();
  await expect(other.getByRole('button', stay)).toHaveCount(0);
  await expectPage(other, 'Facturación');
});

test('an end that one tab stores ends both', async ({ page, openAs }) => {
  await openAs('admin', '/company');
  const other = await openTab(page, '/billing');
  await expectPage(other, 'Facturación');
  await changeStoredToken(page, { expires_at: 1 });
  for (const tab of [page, other]) await expectSignedOut(tab);
});

test('storage cleared by another tab signs out', async ({ page, openAs }) => {
  await openAs('admin', '/company', { title: 'PDS' });
  const other = await openTab(page, '/healthz');
  await other.evaluate(() => localStorage.clear());
  await expectSignedOut(page);
  await expect(loginForm(page).email).toBeVisible();
});
