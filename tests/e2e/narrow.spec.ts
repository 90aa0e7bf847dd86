import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import { answerReadings } from './support/api';
import { breakFile, entryOf, expectFailure, notFound } from './support/faults';
import { people } from './support/people';
import {
  expectPage,
  loginForm,
  logoutDialog,
  openLogoutDialog,
  sections,
  shellOf,
  signIn,
} from './support/screens/screen';

test.use({ viewport: { width: 360, height: 740 } });

const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);

test('the toggle shows and hides the sidebar, and says which', async ({ page, openAs }) => {
  await openAs('admin', '/company', { title: 'PDS' });
  const { menu, toggle } = shellOf(page);
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAccessibleName('Mostrar el menú');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await toggle.click();
  await expect(menu).toBeVisible();
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expect(toggle).toHaveAccessibleName('Ocultar el menú');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectNoSidewaysScroll(page);

  await toggle.click();
  await expect(menu).toBeHidden();
});

test('Esc, a click beside it and a choice hide the sidebar', async ({ page, openAs }) => {
  await openAs('admin', '/company', { title: 'PDS' });
  const { menu, toggle, link } = shellOf(page);
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await toggle.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(340, 600);
  await expect(menu).toBeHidden();

  await toggle.click();
  await link('Facturación').click();
  await expectPage(page, 'Facturación');
  await expect(menu).toBeHidden();
});

test('the hidden sidebar cannot be reached with the keyboard', async ({ page, openAs }) => {
  await openAs('admin', '/company', { title: 'PDS' });
  await page.keyboard.press('Tab');
  await expect(shellOf(page).skip).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shellOf(page).toggle).toBeFocused();
});

test('no page scrolls sideways', async ({ page, openAs, allow }) => {
  allow(/status of 404/, /\[vatio\]/);
  await answerReadings(page);
  await breakFile(page, entryOf('user'), notFound);
  await openAs('admin', '/energy-analysis', { secondsLeft: 110 });
  await expect(page.getByRole('button', { name: 'Seguir conectado' })).toBeVisible();
  for (const { name, title } of sections.filter((section) => section.name !== 'user')) {
    await openAs('admin', `/${name}`, { title });
    await expectNoSidewaysScroll(page);
  }
  await openAs('admin', '/user');
  await expectFailure(page, 'No se ha podido cargar «Usuarios»');
  await expectNoSidewaysScroll(page);
  for (const [path, title] of [
    ['/probe', 'Sonda'],
    ['/probe/note', 'Nota'],
  ] as const) {
    await openAs('admin', path, { title });
    await expectNoSidewaysScroll(page);
  }
});

test('the session warning and the logout dialog fit', async ({ page, openAs }) => {
  await openAs('admin', '/company', { secondsLeft: 110 });
  const stay = page.getByRole('button', { name: 'Seguir conectado' });
  await expect(stay).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await openLogoutDialog(page);
  await expect(logoutDialog(page)).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('signing in works, without a sideways scroll', async ({ page }) => {
  await page.goto('/login');
  await expect(loginForm(page).submit).toBeVisible();
  await expectNoSidewaysScroll(page);
  await signIn(page, 'admin', 'Estudios');
  await expectNoSidewaysScroll(page);
});

test('a very long name does not break the bar', async ({ page, request, store }) => {
  const name = 'María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha';
  const session = await sessionOf(request, people.admin);
  await store({ ...session, user: { name, role: 'admin' } });
  await page.goto('/company');
  await expectPage(page, 'PDS');
  await expectNoSidewaysScroll(page);
  await expect(shellOf(page).toggle).toBeInViewport({ ratio: 1 });
  await expect(shellOf(page).user).toBeInViewport({ ratio: 1 });
});
