import { count } from '@vatio/ui/format';
import { type RefObject, useState } from 'react';
import type { CellStore } from '../cells/cellStore';
import type { Place } from './block';
import { focusPlace } from './gridDom';

export interface GridUndoOptions {
  readonly store: CellStore;
  readonly grid: RefObject<HTMLElement | null>;
  /** undefined: it is not shown. */
  readonly placeOfKey: (cellKey: string) => Place | undefined;
}

/** Takes the last change of squares back: the keyboard goes on where it was, and the words tell those who do not see it. */
export function useGridUndo({ store, grid, placeOfKey }: GridUndoOptions) {
  const [undone, setUndone] = useState('');
  const undo = async () => {
    // Clearing first makes screen readers announce the same words twice.
    setUndone('');
    const keys = await store.undo();
    const place = keys.map(placeOfKey).find(Boolean);
    if (place) focusPlace(grid.current, place);
    setUndone(
      keys.length === 0
        ? 'No hay nada que deshacer'
        : `Deshecho: ${count(keys.length, 'celda', 'celdas')} como antes`,
    );
  };
  return { undone, onUndo: () => void undo() };
}
