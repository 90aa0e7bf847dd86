import type { FreshPage } from './freshPage';

/** What a person saw of a page while it loaded. */
export interface Paints {
  /** Milliseconds to the first contentful paint. */
  readonly firstPaintMs: number;
  /** Milliseconds to the largest contentful paint. */
  readonly largestPaintMs: number;
  /** The sum of all layout shifts. */
  readonly layoutShift: number;
}

/** To be asked for when the page is at rest: the largest paint may still be to come before. */
export const paintsOf = (page: FreshPage): Promise<Paints> => page.evaluate(paints);

/** The browser keeps these entries by itself, so nothing observes the page while it is measured. */
const paints = `{
  const entries = (type) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  ({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    largestPaintMs: entries('largest-contentful-paint').at(-1).startTime,
    layoutShift: entries('layout-shift').reduce((sum, { value }) => sum + value, 0),
  });
}`;
