import type { Page, Request, Route } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** The parts that moved, from where to where. */
  readonly moved: readonly string[];
}

/** Takes the next of the held answers. */
type Order = (held: Route[]) => Route | undefined;
const oldestFirst: Order = (held) => held.shift();
const newestFirst: Order = (held) => held.pop();

export type MeasureLoad = (address: string) => Promise<readonly Shift[]>;

/**
 * Makes a page whose answers come one by one: each waits until everything before is drawn,
 * skeletons included. So late content shows its push on every machine. If several wait together,
 * the page is opened again and gets them in the opposite order.
 */
export async function heldPage(page: Page): Promise<MeasureLoad> {
  await page.addInitScript(recordShifts);
  const held: Route[] = [];
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  const forget = (request: Request) => running.delete(request);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  await page.route(/\/(api|remotes)\//, (route) => {
    held.push(route);
  });

  async function load(address: string, next: Order): Promise<number> {
    let heldTogether = 0;
    running.clear();
    await page.goto(address, { waitUntil: 'commit' });
    for (;;) {
      const isWhole = await page.evaluate(untilDrawn);
      heldTogether = Math.max(heldTogether, held.length);
      const route = next(held);
      if (route) await release(route);
      else if (isWhole && running.size === 0) return heldTogether;
    }
  }

  const shifts = () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return async (address) => {
    const heldTogether = await load(address, oldestFirst);
    const found = await shifts();
    if (heldTogether < 2) return found;
    await load(address, newestFirst);
    const turned = await shifts();
    return scoreOf(turned) > scoreOf(found) ? turned : found;
  };
}

/** The total of all shifts. */
export const scoreOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

async function release(route: Route): Promise<void> {
  const answered = route.request().response();
  await route.fallback();
  await (await answered)?.finished();
}

/** Runs in the page: returns whether it has all that it waits for, once what it has is painted. */
async function untilDrawn(): Promise<boolean> {
  const frame = () => new Promise(requestAnimationFrame);
  const isLate = (state: Element) => state.querySelector('.placeholder') !== null;
  do {
    await frame();
    await frame();
  } while (![...document.querySelectorAll('.state-loading')].every(isLate));
  return !!document.querySelector('h1') && !document.querySelector('[aria-busy="true"]');
}

/** Runs in the page, before anything is drawn. */
function recordShifts(): void {
  interface Source {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly Source[];
  }
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.classList}` : `«${node?.textContent}»`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)}: ${place(previousRect)} -> ${place(currentRect)}`,
      );
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
