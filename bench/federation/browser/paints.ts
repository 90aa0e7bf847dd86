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
 * busy machine a frame may be told of later than the page is at rest, and its largest paint later than
 * its first.
 */
const paints = `{
  const observe = (type, take) => {
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type, buffered: true });
    return observer;
  };
  const painted = (type, isIt) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(type + ': nothing was painted')), ${patienceMs});
    observe(type, (entries) => entries.filter(isIt).forEach(resolve));
  });
  const known = (type) => observe(type, () => undefined).takeRecords();
  Promise.all([
    painted('paint', ({ name }) => name === 'first-contentful-paint'),
    painted('largest-contentful-paint', () => true),
  ]).then(([{ startTime }]) => ({
    firstPaintMs: startTime,
    largestPaintMs: known('largest-contentful-paint').at(-1).startTime,
    layoutShift: known('layout-shift').reduce((sum, { value }) => sum + value, 0),
  }));
}`;
