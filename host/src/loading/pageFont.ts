import inter from '../styles/fonts/inter.woff2';

/** Browsers without `requestIdleCallback` wait this long. */
const patienceMs = 500;

/**
 * Fetches the page's font when the browser has nothing else to do. Until then text stands in the fallback of
 * the same measures (styles/_font.scss), so nothing moves when it comes; if it does not come, the page stays
 * as it is.
 */
export function fetchPageFont(): void {
  if (!('fonts' in document)) return;
  const whenIdle = window.requestIdleCallback ?? ((task) => setTimeout(task, patienceMs));
  whenIdle(() => {
    const font = new FontFace('Inter', `url(${inter}) format("woff2")`, {
      weight: '100 900',
      display: 'swap',
    });
    document.fonts.add(font);
    font.load().catch(() => undefined);
  });
}
