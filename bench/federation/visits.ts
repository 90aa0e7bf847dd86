import type { Browser, CDPSession, Page } from '@playwright/test';
import { contentMs, expectContent, type FreshPageOptions, freshPage } from './browser';

/** A section as a person gets to it, and what shows that it is there (CSS). */
export interface Place {
  readonly path: string;
  /** In the menu. */
  readonly link: string;
  readonly content: string;
}

const row = 'th[scope=row]';
const heading = 'main h1';
export const places = {
  'energy-analysis': { path: '/energy-analysis', link: 'Estudios', content: heading },
  company: { path: '/company', link: 'PDS', content: row },
  billing: { path: '/billing', link: 'Facturación', content: heading },
  'activity-hours': { path: '/activity-hours', link: 'Tiempo de gestión', content: heading },
  user: { path: '/user', link: 'Usuarios', content: row },
} as const satisfies Readonly<Record<string, Place>>;

const linkTo = (page: Page, { link }: Place) =>
  page.getByRole('navigation').getByRole('link', { name: link, exact: true });

/** Clicks at once, with the mouse itself: what Playwright looks at before its own click takes time. */
async function go(page: Page, place: Place, hoverMs = 0): Promise<number> {
  const box = await linkTo(page, place).boundingBox();
  if (!box) throw new Error(`The menu has no «${place.link}»`);
  await page.evaluate(`contentClock.expectAfterClick(${JSON.stringify(place.content)})`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hoverMs > 0) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(hoverMs);
  }
  await page.mouse.click(x, y);
  return contentMs(page);
}

/** From the first page to a section that was not there yet. @param hoverMs with the mouse over its link */
export async function firstSwitch(
  browser: Browser,
  options: FreshPageOptions,
  hoverMs: number,
): Promise<number> {
  const { context, page } = await freshPage(browser, options);
  await openFirst(page);
  const ms = await go(page, places.user, hoverMs);
  await context.close();
  return ms;
}

/** The page again, with the browser's cache as the first visit has left it. */
export async function warmReload(
  browser: Browser,
  options: FreshPageOptions,
  { path, content }: Place,
): Promise<number> {
  const { context, page } = await freshPage(browser, options);
  await expectContent(context, content);
  await page.goto(path);
  await contentMs(page);
  await page.waitForLoadState('networkidle');
  await page.reload();
  const ms = await contentMs(page);
  await context.close();
  return ms;
}

/** JavaScript heap, bytes, after a visit to each of the five. */
export async function heapAfterAll(browser: Browser, options: FreshPageOptions): Promise<number> {
  const { context, page, session } = await freshPage(browser, options);
  await openFirst(page);
  await goRound(page);
  const bytes = await heapBytes(session);
  await context.close();
  return bytes;
}

/** Of how much the heap grows while somebody goes from section to section: 0.05 is a twentieth. */
export async function growthOverSwitches(
  browser: Browser,
  options: FreshPageOptions,
  switches: number,
): Promise<number> {
  const { context, page, session } = await freshPage(browser, options);
  await openFirst(page);
  // What was answered is kept for the developer tools while this is on.
  await session.send('Network.disable');
  const goOften = async () => {
    for (let count = 0; count < switches; count += Object.keys(places).length) await goRound(page);
  };
  // First as often again: until then V8 adds machine code for whatever is run often, as it does in a monolith.
  await goOften();
  const before = await heapBytes(session);
  await goOften();
  const after = await heapBytes(session);
  await context.close();
  return after / before - 1;
}

async function openFirst(page: Page): Promise<void> {
  await page.goto(places['energy-analysis'].path);
  await linkTo(page, places.user).waitFor();
  await page.waitForLoadState('networkidle');
}

async function goRound(page: Page): Promise<void> {
  for (const name of ['company', 'billing', 'activity-hours', 'user', 'energy-analysis'] as const) {
    await go(page, places[name]);
  }
}

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
