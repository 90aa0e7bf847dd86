import type { Page } from '@playwright/test';
import type { Token } from '@vatio/contracts/session';

/** The token that this tab finds under the key of the session; null: none. */
export const storedToken = (page: Page): Promise<Token | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? 'null'));

/** Changes the session in storage behind the application's back. */
export const changeStoredToken = (page: Page, change: Partial<Token>): Promise<void> =>
  page.evaluate((facts) => {
    const token = JSON.parse(localStorage.getItem('token') ?? '{}');
    localStorage.setItem('token', JSON.stringify({ ...token, ...facts }));
  }, change);

/**
 * Records from the next page on whether a session is stored each time that the address is about to say
 * `/login`.
 */
export async function recordStoredAtLogin(page: Page): Promise<readonly boolean[]> {
  const stored: boolean[] = [];
  await page.exposeFunction('noteStored', (isStored: boolean) => stored.push(isStored));
  await page.addInitScript(() => {
    for (const method of ['pushState', 'replaceState'] as const) {
      const go = history[method].bind(history);
      history[method] = (state, unused, url) => {
        const isStored = localStorage.getItem('token') !== null;
        if (url === '/login') Object(window).noteStored(isStored);
        go(state, unused, url);
      };
    }
  });
  return stored;
}
