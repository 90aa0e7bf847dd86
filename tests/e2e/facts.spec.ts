import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import { type FactPage, factPages } from './support/facts/factPages';
import { misleading, type PageAmounts } from './support/facts/misleading';
import { shownAmounts } from './support/facts/shownAmounts';
import { people } from './support/people';

test.use({ viewport: { width: 1440, height: 900 } });

/** Everything of a page, once it has come: also the tables behind its charts. */
async function amountsOf(page: Page, { address, least }: FactPage): Promise<PageAmounts> {
  await page.goto(`/${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const twin of await page.getByRole('button', { name: 'Ver como tabla' }).all()) {
    await twin.click();
  }
  const shown = () => page.evaluate(shownAmounts);
  await expect
    .poll(async () => (await shown()).length, `${address} shows its amounts`)
    .toBeGreaterThanOrEqual(least);
  return { address, shown: await shown() };
}

test('an amount has the key of its fact, and a fact one value on all pages', async ({
  page,
  request,
  store,
}) => {
  test.setTimeout(300_000);
  await store(await sessionOf(request, people.admin));
  // The differences of bills, too.
  await page.addInitScript(() => {
    localStorage.setItem('vatio-columns/bills', JSON.stringify({ difference: true }));
  });
  const pages: PageAmounts[] = [];
  for (const address of await factPages(request)) pages.push(await amountsOf(page, address));
  expect(misleading(pages).join('\n')).toBe('');
});
