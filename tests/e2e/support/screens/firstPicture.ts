import type { Page, Route } from '@playwright/test';

/** Holds the host's script back: what is on screen until it is released is the document's own. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/main\.\w+\.js$/, (route) => {
    if (!isHeld) return route.fallback();
    held.push(route);
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.fallback()));
  };
}

/** Parts of pages by a name. */
export type Parts = Readonly<Record<string, string>>;

/** The names of the parts that any frame of the pages to come shows, with the number of frames. */
export async function watchFrames(
  page: Page,
  parts: Parts,
): Promise<() => Promise<{ readonly shown: readonly string[]; readonly frames: number }>> {
  await page.addInitScript((watched: Parts) => {
    const seen = { shown: new Set<string>(), frames: 0 };
    Object.assign(window, { seen });
    const look = () => {
      seen.frames += 1;
      for (const [name, selector] of Object.entries(watched)) {
        const isShown = [...document.querySelectorAll(selector)].some((part) =>
          part.checkVisibility({ visibilityProperty: true }),
        );
        if (isShown) seen.shown.add(name);
      }
      requestAnimationFrame(look);
    };
    look();
  }, parts);
  return () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: { shown: Set<string>; frames: number } };
      return { shown: [...seen.shown], frames: seen.frames };
    });
}

/** The places of the parts of the page that both pictures have: left, top, width, height. */
export const placesOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${[x, y, width, height].map(Math.round)}`;
      }),
    selector,
  );
