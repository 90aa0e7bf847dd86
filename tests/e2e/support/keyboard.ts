import { expect, type Locator, type Page } from '@playwright/test';

/** The number of elements between the first and the last of the longest page. */
const mostPresses = 120;

/** Presses Tab until this has the focus. */
export async function tabTo(
  page: Page,
  name: RegExp | string,
  role: 'link' | 'button' | 'checkbox' | 'radio' | 'textbox' | 'searchbox' | 'combobox' | 'slider',
): Promise<void> {
  await tabToElement(page, page.getByRole(role, { name, exact: typeof name === 'string' }));
}

/** The same, for what has no role to find it by. */
export async function tabToElement(page: Page, target: Locator): Promise<void> {
  // A page that is still arriving may put the focus there itself, just before Tab takes it away.
  await expect(target.first()).toBeVisible();
  for (let press = 0; press < mostPresses; press += 1) {
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement)))
      return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes there by Tab, and presses Enter. */
export async function enter(
  page: Page,
  name: RegExp | string,
  role: 'link' | 'button',
): Promise<void> {
  await tabTo(page, name, role);
  await page.keyboard.press('Enter');
}

/** Takes back what was done: Alt+T leads to the notice from wherever one is, and stops its clock. */
export async function undo(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Deshacer', exact: true })).toBeVisible();
  await page.keyboard.press('Alt+t');
  await enter(page, 'Deshacer', 'button');
}

/**
 * Goes down the choices of the select that has the focus until this one is chosen. Typing its first letters
 * would depend on how quickly the keys arrive.
 */
export async function arrowTo(page: Page, select: Locator, value: string): Promise<void> {
  const choices = await select.locator('option').count();
  for (let press = 0; press < choices; press += 1) {
    if ((await select.inputValue()) === value) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(select).toHaveValue(value);
}

/** Opens a part of a record's page: the focus stays where it is, for the next part. */
export async function openTab(page: Page, name: string): Promise<void> {
  await enter(page, name, 'link');
  const link = page.getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link).toBeFocused();
}

/** Puts text where Ctrl+V takes it from, as a spreadsheet does: cells with tabs between them. */
export async function copyCells(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = rows.map((cells) => cells.join('\t')).join('\r\n');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}
