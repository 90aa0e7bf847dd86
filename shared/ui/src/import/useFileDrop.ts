import { useEffect, useEffectEvent, useState } from 'react';
import type { Dropped } from './dropped';

/**
 * Takes files that are dropped anywhere on the page. Otherwise the browser would open them in place
 * of it.
 *
 * @param isActive false: another listener takes them
 * @returns whether files are being dragged over the page
 */
export function useFileDrop(onDrop: (dropped: Dropped) => void, isActive = true): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    if (!isActive) return undefined;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const take = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      drop(readDrop(event.dataTransfer));
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', take);
    };
  }, [isActive]);
  return isOver;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

function readDrop(transfer: DataTransfer | null): Dropped {
  const files = [...(transfer?.files ?? [])];
  const folders = [...(transfer?.items ?? [])].flatMap((item) => {
    const entry = item.webkitGetAsEntry?.();
    return entry?.isDirectory ? [entry.name] : [];
  });
  return { files: files.filter(({ name }) => !folders.includes(name)), folders };
}
