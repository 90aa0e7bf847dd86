/**
 * A file that is dropped where nobody takes it would be opened by the browser in place of the page: it
 * is refused. A section takes one by preventing the default, as an input for files does by itself.
 *
 * @param onRefused told of each drop that is refused
 * @returns what stops it
 */
export function refuseDrops(onRefused: () => void): () => void {
  const decide = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') return;
    event.preventDefault();
    if (event.type === 'drop') onRefused();
  };
  const types = ['dragover', 'drop'] as const;
  // It has to be the last to hear of it, also after a section that began to listen later.
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
