/** As long as for a chunk that is asked for by itself. */
const patienceMs = 8000;

/**
 * Asks for the host's chunks that the section of this page needs, all in one file, which the document
 * names (host/server/assets/joinedChunks.ts).
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

// At once, when this is imported: main.tsx does so before all else.
const arrived = arrival();

/**
 * Waits for the chunks that this page's document names: asked for one by one meanwhile they would come
 * twice. Without them, or when they do not come, it resolves as well, and the chunks are asked for.
 */
export const documentChunks = (): Promise<void> => arrived;
