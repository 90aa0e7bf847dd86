import { type RefObject, useEffect, useRef } from 'react';

/**
 * A line that goes takes the focus with it. The page goes on at the next line; where none has a button,
 * the keyboard goes on in the same card, and not at the top of the page.
 *
 * @param lines as many as the card shows
 * @returns the ref of what the card holds
 */
export function useFocusInCard(lines: number): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(lines);
  useEffect(() => {
    const isLess = lines < before.current;
    before.current = lines;
    if (!isLess || document.activeElement !== document.body) return;
    if (card.current?.querySelector('tbody button')) return;
    card.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [lines]);
  return card;
}
