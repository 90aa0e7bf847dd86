/** As for a chunk. */
const patienceMs = 8000;

/**
 * Makes a style sheet of what the document only fetches in advance
 * (shared/build/src/plugins/preloadedStyles.ts), and waits until it applies. The document's first picture
 * has its own styles: parsing the whole sheet would delay its paint. It also resolves when the sheet does
 * not come: better a plain page than none.
 */
export function pageStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[as=style]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
    // The preload ends with an event of its own.
    link.addEventListener('load', () => link.sheet && resolve());
    link.addEventListener('error', () => resolve());
    link.rel = 'stylesheet';
  });
}
