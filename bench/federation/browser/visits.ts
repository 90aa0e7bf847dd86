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

interface SectionPlace extends Place {
  /** It asks the API for what it shows. */
  readonly hasData: boolean;
}

const row = '#root th[scope=row]';
export const places = {
  'energy-analysis': { path: '/energy-analysis', content: row, hasData: true },
  company: { path: '/company', content: row, hasData: true },
  billing: { path: '/billing', content: row, hasData: true },
  'activity-hours': { path: '/activity-hours', content: row, hasData: true },
  user: { path: '/user', content: row, hasData: true },
} as const satisfies Readonly<Record<string, SectionPlace>>;

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

/** From the first page to a section that was not there yet. @param hoverMs with the mouse over its link */
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

/** The page again, with the browser's cache as the first visit has left it. */
export async function warmReload(
  browser: Browser,
  options: FreshPageOptions,
  { path, content }: Place,
): Promise<number> {
  const page = await freshPage(browser, options);
  await page.open(path, content);
  await page.shownMs();
  await page.idle();
  await page.reload();
  const ms = await page.shownMs();
  await page.close();
  return ms;
}

/** JavaScript heap, bytes, after a visit to each of the five. */
export async function heapAfterAll(browser: Browser, options: FreshPageOptions): Promise<number> {
  const page = await freshPage(browser, options);
  await openFirst(page);
  await goRound(page);
  const bytes = await heapBytes(page.devTools);
  await page.close();
  return bytes;
}

/** Of how much the heap grows while somebody goes from section to section: 0.05 is a twentieth. */
export async function growthOverSwitches(
  browser: Browser,
  options: FreshPageOptions,
  switches: number,
): Promise<number> {
  const page = await freshPage(browser, options);
  await openFirst(page);
  // The developer tools keep answers while this is on.
  await page.devTools.send('Network.disable');
  const goOften = async () => {
    for (let count = 0; count < switches; count += Object.keys(places).length) await goRound(page);
  };
  // A warm-up of the same length: V8 adds machine code for repeated work, also in a monolith.
  await goOften();
  const before = await heapBytes(page.devTools);
  await goOften();
  const after = await heapBytes(page.devTools);
  await page.close();
  return after / before - 1;
}

async function openFirst(page: FreshPage): Promise<void> {
  const { path, content } = places['energy-analysis'];
  await page.open(path, content);
  await page.shownMs();
  await page.idle();
}

async function goRound(page: FreshPage): Promise<void> {
  for (const name of ['company', 'billing', 'activity-hours', 'user', 'energy-analysis'] as const) {
    await go(page, places[name]);
  }
}

async function heapBytes(devTools: DevTools): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  return (await devTools.send('Runtime.getHeapUsage')).usedSize;
}
