/**
 * Refuses a file dropped outside a drop target: the browser would replace the page by it. A section takes a
 * file by preventing the default, as a file input does by itself.
 *
 * @param onRefused called for each refused drop
 * @returns a function that stops it
 */
export function refuseDrops(onRefused: () => void): () => void {
  const decide = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') return;
    event.preventDefault();
    if (event.type === 'drop') onRefused();
  };
  const types = ['dragover', 'drop'] as const;
  // It must hear of it last, also after a section that began to listen later.
  const goLast = ({ type }: DragEvent) => {
    window.removeEventListener(type as 'drop', decide);
    window.addEventListener(type as 'drop', decide);
  };
  for (const type of types) window.addEventListener(type, goLast, { capture: true });
  return () => {
    for (const type of types) {
      window.removeEventListener(type, goLast, { capture: true });
      window.removeEventListener(type, decide);
    }
  };
}
