/** The same patience as for a chunk. */
const patienceMs = 8000;

/**
 * Fetches the page's style sheet, which the document only names
 * (shared/build/src/plugins/pageStyles.ts). The document's first picture has its own styles: to receive and
 * to parse the whole sheet would delay its paint.
 *
 * @returns a function that makes a style sheet of it, and waits until it applies. It also resolves when the
 * sheet does not come: better a plain page than none.
 */
export function fetchPageStyles(): () => Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=page-styles]');
  if (!link) return () => Promise.resolve();
  link.setAttribute('as', 'style');
  link.rel = 'preload';
  return () =>
    new Promise((resolve) => {
      setTimeout(resolve, patienceMs);
      // The preload ends with an event of its own.
      link.addEventListener('load', () => link.sheet && resolve());
      link.addEventListener('error', () => resolve());
      link.rel = 'stylesheet';
    });
}
