import type { Page } from '@playwright/test';
import type { Token } from '@vatio/contracts/session';

/** What this tab finds under the key of the session; null when there is nothing. */
export const storedToken = (page: Page): Promise<Token | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? 'null'));

/** Changes the session in storage behind the application's back. */
export const changeStoredToken = (page: Page, change: Partial<Token>): Promise<void> =>
  page.evaluate((facts) => {
    const token = JSON.parse(localStorage.getItem('token') ?? '{}');
    localStorage.setItem('token', JSON.stringify({ ...token, ...facts }));
  }, change);
