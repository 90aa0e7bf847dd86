import { type RefObject, useEffect, useRef } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea';

/** The focused element, and where to go on when it vanishes. */
interface Place {
  readonly element: Element;
  /** Its row, item or part of the page that keeps the focus, and the place among the siblings. */
  readonly row: Element | null;
  readonly list: Element | null;
  readonly index: number;
}

function placeOf(element: Element): Place {
  const row = element.closest('tr, li, [data-keeps-focus]');
  const list = row?.parentElement ?? null;
  return { element, row, list, index: row && list ? [...list.children].indexOf(row) : -1 };
}

/** The next element to focus: in the same row, in the one in its place, or in the last one. */
function nextOf({ row, list, index }: Place): HTMLElement | null {
  const firstIn = (place: Element | undefined | null) =>
    place?.isConnected ? place.querySelector<HTMLElement>(focusable) : null;
  if (row?.isConnected) return firstIn(row);
  if (!list?.isConnected) return null;
  return firstIn(list.children[index]) ?? firstIn(list.children[index - 1]);
}

/**
 * Keeps the focus when the focused element vanishes (a row is deleted, a bar of actions closes): keyboard
 * and screen reader would start at the top of the document. Instead they go on at the next row, in the same
 * part of the page where it has the attribute `data-keeps-focus`, or else at the heading. A person who has
 * moved on stays there.
 *
 * @param heading has tabIndex -1
 * @returns the ref of the watched element
 */
export function useKeptFocus(
  heading: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const watched = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = watched.current;
    if (!page) return;
    let place: Place | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enter = ({ target }: FocusEvent) => {
      place = target instanceof Element ? placeOf(target) : undefined;
    };
    const leave = ({ target }: FocusEvent) => {
      // Some browsers fire it while an element is removed: that one is still the place to go on
      // from.
      queueMicrotask(() => {
        if (place?.element === target && place.element.isConnected) place = undefined;
      });
    };
    const goOn = () => {
      const lost = place;
      if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
      place = undefined;
      const next = nextOf(lost);
      if (next) next.focus();
      // A person who clicked far down stays there.
      else heading.current?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(() => {
      if (!place || place.element.isConnected) return;
      clearTimeout(timer);
      // The replacement may take the focus itself.
      timer = setTimeout(goOn);
    });
    page.addEventListener('focusin', enter);
    page.addEventListener('focusout', leave);
    changes.observe(page, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      page.removeEventListener('focusin', enter);
      page.removeEventListener('focusout', leave);
    };
  }, [heading]);
  return watched;
}
