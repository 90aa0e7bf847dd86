/** As for a chunk. */
const patienceMs = 8000;

/**
 * Waits until the page's style sheet applies. The document only fetches it in advance
 * (shared/build/src/plugins/preloadedStyles.ts): its first picture has its own styles, and does not wait
 * for it. It also resolves when the sheet does not come: better a plain page than none.
 */
export function pageStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[as=style]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
    // The preload ends with an event of its own.
    link.addEventListener('load', () => link.sheet && resolve());
    link.addEventListener('error', () => resolve());
    // The document's script has done so already where there is a first picture.
    if (link.rel !== 'stylesheet') link.rel = 'stylesheet';
  });
}
