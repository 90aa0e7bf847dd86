import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hang } from './support/api';
import { people } from './support/people';
import {
  expectPage,
  expectSignedOut,
  loginForm,
  logoutDialog,
  sections,
  shellOf,
} from './support/screens/screen';

/** Expects the focused element to show its focus, by an outline or a ring. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const isShown = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    return element.matches(':focus-visible') && (hasOutline || boxShadow !== 'none');
  });
  expect(isShown).toBe(true);
}

async function tab(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
}

test('signing in', async ({ page }) => {
  await page.goto('/login');
  const form = loginForm(page);
  await expect(form.email).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type(people.reader.email);
  await tab(page);
  await expect(form.password).toBeFocused();
  await page.keyboard.type(people.reader.password);
  await tab(page);
  await page.keyboard.press('Space');
  await expect(form.password).toHaveAttribute('type', 'text');
  await tab(page);
  await expect(form.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(page, 'Estudios');
});

test('the menu, in the order of the screen', async ({ page, openAs }) => {
  await openAs('reader', '/energy-analysis', { title: 'Estudios' });
  const { skip, brand, link, user } = shellOf(page);
  await tab(page);
  await expect(skip).toBeFocused();
  await tab(page);
  await expect(brand).toBeFocused();
  for (const { title } of sections.slice(0, 4)) {
    await tab(page);
    await expect(link(title)).toBeFocused();
  }
  await tab(page);
  await expect(user).toBeFocused();
  for (let back = 0; back < 2; back += 1) await page.keyboard.press('Shift+Tab');
  await expect(link('Facturación')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(page, 'Facturación');
});

test.describe('the logout dialog', () => {
  test.beforeEach(async ({ page, openAs }) => {
    await openAs('reader', '/company', { title: 'PDS' });
    const { user, account, parameters, logout } = shellOf(page);
    await user.focus();
    await page.keyboard.press('Enter');
    await expect(user).toHaveAttribute('aria-expanded', 'true');
    await tab(page);
    await expect(account).toBeFocused();
    await tab(page);
    await expect(parameters).toBeFocused();
    await tab(page);
    await expect(page.getByRole('radio', { name: 'Sistema' })).toBeFocused();
    await tab(page);
    await expect(page.getByRole('radio', { name: 'Compactas' })).toBeFocused();
    await tab(page);
    await expect(logout).toBeFocused();
  });

  test('Esc closes the menu before it, and the focus returns', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(shellOf(page).logout).toBeHidden();
    await expect(shellOf(page).user).toBeFocused();
    await expect(shellOf(page).user).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps the focus, starting at Cancelar, and gives it back', async ({ page }) => {
    await page.keyboard.press('Enter');
    const dialog = logoutDialog(page);
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await expectVisibleFocus(page);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first the browser's own controls have it; never the page behind.
      const where = await page.evaluate(() => {
        const element = document.activeElement;
        return element === document.body || element?.closest('dialog') ? 'inside' : 'outside';
      });
      expect(where).toBe('inside');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(shellOf(page).user).toBeFocused();
    await expectPage(page, 'PDS');
  });

  test('Cancelar gives the focus back', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(logoutDialog(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(logoutDialog(page)).toHaveCount(0);
    await expect(shellOf(page).user).toBeFocused();
  });

  test('Salir', async ({ page }) => {
    await hang(page, 'api/logout');
    await page.keyboard.press('Enter');
    const dialog = logoutDialog(page);
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await tab(page);
    await expect(dialog.getByRole('button', { name: 'Salir' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSignedOut(page);
    await expect(loginForm(page).email).toBeFocused();
  });
});

test('the sidebar of a narrow screen', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs('reader', '/company', { title: 'PDS' });
  await tab(page);
  await expect(shellOf(page).skip).toBeFocused();
  await tab(page);
  await expect(shellOf(page).toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shellOf(page).menu).toBeVisible();
  await shellOf(page).link('Facturación').focus();
  await page.keyboard.press('Enter');
  await expectPage(page, 'Facturación');
  await expect(shellOf(page).menu).toBeHidden();
});
