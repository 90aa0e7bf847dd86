/** The same patience as for a single chunk. */
const patienceMs = 8000;

/**
 * Requests the host's chunks for this page's section, all in the one file that the document names
 * (host/server/assets/joinedChunks.ts).
 */
function arrival(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=section-chunks]');
  if (!link) return Promise.resolve();
  const script = document.createElement('script');
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
    Object.assign(script, { src: link.href, onload: resolve, onerror: resolve });
    document.head.append(script);
  });
}

// Starts on import: main.tsx imports this before all else.
const arrived = arrival();

/**
 * Waits for the chunks that the document names: single requests meanwhile would fetch them twice.
 * It also resolves without them, and then the chunks are requested singly.
 */
export const documentChunks = (): Promise<void> => arrived;
