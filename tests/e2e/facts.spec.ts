import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import type { FactPage } from './support/facts/factPage';
import { factPages } from './support/facts/factPages';
import { misleading, type PageAmounts } from './support/facts/misleading';
import { shownAmounts } from './support/facts/shownAmounts';
import { people } from './support/people';

test.use({ viewport: { width: 1440, height: 900 } });

/** Everything of a page, once it has come: also the tables behind its charts. */
async function amountsOf(page: Page, { address, least }: FactPage): Promise<PageAmounts> {
  await page.goto(`/${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Once clicked, its button is called otherwise.
  const charts = page.getByRole('button', { name: 'Ver como tabla' });
  for (let left = await charts.count(); left > 0; left -= 1) await charts.first().click();
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
  test.setTimeout(600_000);
  await store(await sessionOf(request, people.admin));
  // The differences of bills, too.
  await page.addInitScript(() => {
    localStorage.setItem('vatio-columns/bills', JSON.stringify({ difference: true }));
  });
  const pages: PageAmounts[] = [];
  for (const address of await factPages(request)) pages.push(await amountsOf(page, address));
  expect(misleading(pages).join('\n')).toBe('');
});
