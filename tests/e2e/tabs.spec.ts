import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hang } from './support/api';
import { people } from './support/people';
import {
  expectAddress,
  expectPage,
  expectSignedOut,
  shellOf,
  signIn,
  signOut,
} from './support/screens/screen';

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
