import type { Place } from './block';

/** The attribute with the place of a square's field: `row:column`. */
export const placeAttribute = ({ row, column }: Place) => ({ 'data-place': `${row}:${column}` });

/** The place of a square's field; undefined: it is something else. */
export function placeOf(target: EventTarget | null): Place | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const [row, column] = target.dataset.place?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Gives the focus to a square, if there is one at this place. */
export function focusPlace(grid: Element | null, { row, column }: Place): boolean {
  const input = grid?.querySelector<HTMLInputElement>(`[data-place="${row}:${column}"]`);
  input?.focus();
  return Boolean(input);
}

/** True if an arrow would leave the text: all of it is marked, or the caret is at that end. */
export function isAtEdge(input: HTMLInputElement, key: string): boolean {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  if (selectionStart !== selectionEnd) return false;
  return selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
}

/** True if a key changes no text: all of it is marked, or there is none. */
export const isWhole = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;
