import { type RefObject, useEffect, useRef } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea';

/** What had the focus, and where to go on when it is gone. */
interface Place {
  readonly element: Element;
  /** The row or item that it was in, and its place among those beside it. */
  readonly row: Element | null;
  readonly list: Element | null;
  readonly index: number;
}

function placeOf(element: Element): Place {
  const row = element.closest('tr, li');
  const list = row?.parentElement ?? null;
  return { element, row, list, index: row && list ? [...list.children].indexOf(row) : -1 };
}

/**
 * Where there is something to go on with: in the same row, or in the one that has taken its place, or
 * in the last one.
 */
function nextOf({ row, list, index }: Place): HTMLElement | null {
  const firstIn = (place: Element | undefined | null) =>
    place?.isConnected ? place.querySelector<HTMLElement>(focusable) : null;
  if (row?.isConnected) return firstIn(row);
  if (!list?.isConnected) return null;
  return firstIn(list.children[index]) ?? firstIn(list.children[index - 1]);
}

/**
 * When what had the focus goes away (a row is deleted, a bar of actions closes), keyboard and screen
 * reader would begin again at the top of the document: they go on at the next row, or else at the
 * heading. Whoever has gone on by themselves stays where they are.
 *
 * @param heading has tabIndex -1
 * @returns the ref of what is watched
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
      // Some browsers tell it also of what is being removed: then it is still the place to go on from.
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
      // Whoever clicked far down keeps seeing what is there.
      else heading.current?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(() => {
      if (!place || place.element.isConnected) return;
      clearTimeout(timer);
      // Whatever comes in its place may take the focus itself.
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
