/**
 * Calls before a page is printed, and after it. Printing waits for no frame, so both must be done at once.
 *
 * @returns a function that ends it
 */
export function onPrinting(before: () => void, after: () => void): () => void {
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
