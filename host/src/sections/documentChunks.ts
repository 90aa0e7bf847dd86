/** As long as for a chunk that is asked for by itself. */
const patienceMs = 8000;
/** Between a script's arrival and its run. */
const untilRunMs = 100;

let waited: Promise<void> | undefined;

/**
 * Waits for the host's chunks that came with the document (host/server/assets/joinedChunks.ts): asked
 * for one by one meanwhile they would come twice. Without them, or when they do not come, it
 * resolves as well, and the chunks are asked for. It waits once in the life of a page.
 */
export function documentChunks(): Promise<void> {
  waited ??= arrival();
  return waited;
}

async function arrival(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[data-section-chunks]');
  // The file itself says that it has run.
  if (!script || script.dataset.sectionChunks === 'here') return;
  const hasArrived = performance.getEntriesByName(script.src).length > 0;
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    setTimeout(resolve, hasArrived ? untilRunMs : patienceMs);
  });
}
