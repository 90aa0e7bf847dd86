import type { FreshPage } from './freshPage';

const patienceMs = 60_000;

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

/**
 * The browser keeps these entries by itself, so nothing observes the page while it is measured. On a
 * busy machine a frame may be told of later than the page is at rest.
 */
const paints = `{
  const firstPaint = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Nothing was painted')), ${patienceMs});
    const take = (list) => list.getEntriesByName('first-contentful-paint').forEach(resolve);
    new PerformanceObserver(take).observe({ type: 'paint', buffered: true });
  });
  const entries = (type) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  firstPaint.then(({ startTime }) => ({
    firstPaintMs: startTime,
    largestPaintMs: entries('largest-contentful-paint').at(-1).startTime,
    layoutShift: entries('layout-shift').reduce((sum, { value }) => sum + value, 0),
  }));
}`;
