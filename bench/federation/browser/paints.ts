import type { FreshPage } from './freshPage';

const patienceMs = 60_000;

/** The load of a page as a person saw it. */
export interface Paints {
  /** Milliseconds to the first contentful paint. */
  readonly firstPaintMs: number;
  /** Milliseconds to the largest contentful paint. */
  readonly largestPaintMs: number;
  /** The sum of all layout shifts. */
  readonly layoutShift: number;
}

/** Call it when the page is at rest: earlier, the largest paint may still be to come. */
export const paintsOf = (page: FreshPage): Promise<Paints> => page.evaluate(paints);

/**
 * The browser keeps these entries by itself, so no observer disturbs the page while it is measured. It
 * reports a frame only once the frame is on the screen: on a busy machine that may be seconds after the
 * page is at rest. Frames are reported in order, so a text is put on the page at its end, too small to be
 * the largest paint itself: once that is reported, so is everything before it. Its style is set by script
 * because the page's policy forbids style attributes.
 */
const paints = `(async () => {
  const told = (type) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(type + ': nothing was painted')), ${patienceMs});
    new PerformanceObserver(resolve).observe({ type, buffered: true });
  });
  const known = (type) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const last = document.createElement('span');
  last.setAttribute('elementtiming', 'last');
  last.textContent = '.';
  Object.assign(last.style, { position: 'fixed', top: 0, left: 0, font: '8px monospace', zIndex: 9999 });
  document.body.append(last);
  await told('element');
  last.remove();
  const first = known('paint').find(({ name }) => name === 'first-contentful-paint');
  return {
    firstPaintMs: first.startTime,
    largestPaintMs: known('largest-contentful-paint').at(-1).startTime,
    layoutShift: known('layout-shift').reduce((sum, { value }) => sum + value, 0),
  };
})()`;
