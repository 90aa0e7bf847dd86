import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Selection } from './useSelection';

/** A box changed; with Shift, so do all rows from the last one to this. */
export type OnTick = (id: string, isSelected: boolean, isRange: boolean) => void;

/**
 * Turns ticks of boxes into changes of the selection.
 *
 * @param selectable the selectable rows of this page, in order
 * @returns always the same function, so that rows need not render for it
 */
export function useTicks(selection: Selection | undefined, selectable: readonly string[]): OnTick {
  const now = useRef({ selection, selectable });
  useLayoutEffect(() => {
    now.current = { selection, selectable };
  });
  const last = useRef<string>(undefined);

  return useCallback((id, isSelected, isRange) => {
    const { selection, selectable } = now.current;
    const from = isRange && last.current !== undefined ? selectable.indexOf(last.current) : -1;
    const to = selectable.indexOf(id);
    const ids = from < 0 ? [id] : selectable.slice(Math.min(from, to), Math.max(from, to) + 1);
    last.current = id;
    selection?.set(ids, isSelected);
  }, []);
}
