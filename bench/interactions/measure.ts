import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sessionOf } from '../../tests/e2e/support/accounts';
import { launchChromium } from '../../tests/e2e/support/chromium';
import { people } from '../../tests/e2e/support/people';
import { startProduct } from '../../tools/product/startProduct';
import { playBill } from './bill';
import { type Interaction, observe } from './play';
import { playUsers } from './users';
import { playWeek } from './week';

/** How many times slower the processor is made. */
const slowdown = 4;

/**
 * Interaction to next paint in a list and its form, and in the grid of a week, and what a key computes
 * beside the form of a bill, with a real API and the processor slowed four times.
 *
 * @param program the browser
 */
export async function measureInteractions(program: string): Promise<Interaction[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vatio-bench-'));
  const product = await startProduct({ dataDir, env: { DEMO_DATA: 'true', AVATAR_URL: '' } });
  const browser = await launchChromium(program);
  try {
    const context = await openContext(browser, product.url);
    const page = await slowPage(context);
    const users = await playUsers(page, context.request);
    const week = await playWeek(page, context.request);
    return [...users, ...week, await playBill(page, context.request)];
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function openContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: 'es-ES' });
  const token = await sessionOf(context.request, people.admin);
  const stored = JSON.stringify(JSON.stringify(token));
  await context.addInitScript(`localStorage.setItem('token', ${stored}); ${observe}`);
  return context;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
