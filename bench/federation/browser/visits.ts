import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from './browser';
import type { DevTools } from './devtools';
import { type FreshPage, type FreshPageOptions, freshPage } from './freshPage';

/**
 * A section as a person gets to it, and what shows that it is there (CSS): below React's element, since
 * the document's first picture, beside it, does not count.
 */
export interface Place {
  readonly path: string;
  readonly content: string;
}

const list = (path: string): Place => ({ path, content: '#root th[scope=row]' });
export const places = {
  'energy-analysis': list('/energy-analysis'),
  company: list('/company'),
  billing: list('/billing'),
  'activity-hours': list('/activity-hours'),
  user: list('/user'),
} as const;

export const loginPage: Place = {
  path: '/login',
  content: '#root input[autocomplete=current-password]',
};

/** Its entry in the menu (CSS). */
const linkTo = ({ path }: Place) => `#root nav li a[href="${path}"]`;

/** Clicks with the mouse. @param hoverMs how long it is over the link before */
async function go(page: FreshPage, place: Place, hoverMs = 0): Promise<number> {
  const middle = await page.evaluate<{ x: number; y: number }>(`{
    const box = document.querySelector(${JSON.stringify(linkTo(place))}).getBoundingClientRect();
    contentClock.expectAfterClick(${JSON.stringify(place.content)});
    ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }`);
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
    page.devTools.send('Input.dispatchMouseEvent', {
      ...middle,
      type,
      clickCount: type === 'mouseMoved' ? 0 : 1,
      button: type === 'mouseMoved' ? 'none' : 'left',
    });
  await mouse('mouseMoved');
  if (hoverMs > 0) await delay(hoverMs);
  await mouse('mousePressed');
  await mouse('mouseReleased');
  return page.shownMs();
}

/** Switches from the first page to a section not there yet. @param hoverMs with the mouse over its link */
export async function firstSwitch(
  browser: Browser,
  options: FreshPageOptions,
  hoverMs: number,
): Promise<number> {
  const page = await freshPage(browser, options);
  await openFirst(page);
  const ms = await go(page, places.user, hoverMs);
  await page.close();
  return ms;
}

/** JavaScript heap, bytes, after a visit to each of the five. */
export async function heapAfterAll(browser: Browser, options: FreshPageOptions): Promise<number> {
  const page = await freshPage(browser, options);
  await openFirst(page);
  for (const name of ['company', 'billing', 'activity-hours', 'user', 'energy-analysis'] as const) {
    await go(page, places[name]);
  }
  const bytes = await heapBytes(page.devTools);
  await page.close();
  return bytes;
}

async function openFirst(page: FreshPage): Promise<void> {
  const { path, content } = places['energy-analysis'];
  await page.open(path, content);
  await page.shownMs();
  await page.idle();
}

async function heapBytes(devTools: DevTools): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  return (await devTools.send('Runtime.getHeapUsage')).usedSize;
}
