import type { KeyboardEvent, RefObject } from 'react';
import { type Block, blockOf, type Place, placesOf } from './block';
import { focusPlace, isAtEdge, isWhole, placeOf } from './gridDom';

/** Two corners of what is marked: where it began, and where the focus is. */
export interface Marked {
  readonly anchor: Place;
  readonly head: Place;
}

export interface GridKeysOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly size: { readonly rows: number; readonly columns: number };
  readonly marked: Marked | undefined;
  readonly onMark: (marked: Marked | undefined) => void;
  /** Down from the last line. */
  readonly onBelow: () => void;
  readonly onClear: (block: Block) => void;
  /** Esc: what was typed is forgotten. */
  readonly onRevert: (place: Place) => void;
  /** True while a square holds uncommitted typing: then Ctrl+Z is the browser's. */
  readonly isTyping: (place: Place) => boolean;
  /** Ctrl+Z: the last change is taken back. */
  readonly onUndo: () => void;
  /** F2: the entries of a square, or what is wrong with it. */
  readonly onMore: (place: Place) => void;
  /** A person tries to write in a read-only square. */
  readonly onRefused: (place: Place) => void;
}

const arrows: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * The keys of the grid: Enter and arrows move, Shift marks, Shift+Space marks the line, Del empties what
 * is marked, F2 opens, Esc forgets, Ctrl+Z takes back. Tab is the browser's.
 */
export function useGridKeys(options: GridKeysOptions) {
  const { grid, size, marked, onMark, onBelow, onClear, onRevert, onMore } = options;

  const go = (place: Place): unknown => {
    if (place.row >= size.rows) return onBelow();
    return focusPlace(grid.current, place);
  };
  const extend = (from: Place, by: Place) => {
    const head = {
      row: Math.max(0, Math.min(size.rows - 1, from.row + by.row)),
      column: Math.max(0, Math.min(size.columns - 1, from.column + by.column)),
    };
    // A square that gets the focus unmarks the others: these are marked after it.
    focusPlace(grid.current, head);
    onMark({ anchor: marked?.anchor ?? from, head });
  };

  return (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place || event.altKey || event.nativeEvent.isComposing) return;
    const input = event.target as HTMLInputElement;
    const { key, shiftKey } = event;
    const arrow = arrows[key];
    const hasBlock = marked !== undefined;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'z' || shiftKey || options.isTyping(place)) return;
      options.onUndo();
    } else if (arrow) {
      const isSideways = arrow.row === 0;
      if (shiftKey) {
        if (isSideways && !hasBlock && !isWhole(input)) return;
        extend(place, arrow);
      } else {
        if (isSideways && !hasBlock && !isAtEdge(input, key)) return;
        go({ row: place.row + arrow.row, column: place.column + arrow.column });
      }
    } else if (key === 'Enter') {
      if (input.readOnly && !shiftKey) onMore(place);
      else go({ ...place, row: place.row + (shiftKey ? -1 : 1) });
    } else if (key === ' ' && shiftKey) {
      const line = {
        anchor: { ...place, column: 0 },
        head: { ...place, column: size.columns - 1 },
      };
      focusPlace(grid.current, line.head);
      onMark(line);
    } else if (key === 'F2') onMore(place);
    else if (key === 'Escape') {
      onMark(undefined);
      onRevert(place);
    } else if ((key === 'Delete' || key === 'Backspace') && marked) {
      onClear(blockOf(marked.anchor, marked.head));
    } else if (input.readOnly && writes(key)) options.onRefused(place);
    else return;
    event.preventDefault();
  };
}

/** True if a key writes or deletes a character; the others have names. */
const writes = (key: string): boolean =>
  key.length === 1 || key === 'Delete' || key === 'Backspace';

/** The number of marked squares, for people who do not see them. */
export const markedInWords = (marked: Marked | undefined): string =>
  marked ? `${placesOf(blockOf(marked.anchor, marked.head)).length} celdas marcadas` : '';
