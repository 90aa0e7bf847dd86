import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The path of the last page: a skeleton and its content share it. */
let shownPath: string | undefined;

/**
 * True once a person has acted in this document: before that, a new address is a redirect and no
 * navigation. `navigator.userActivation` also remembers the document before.
 */
let hasActed = false;
for (const event of ['pointerdown', 'keydown']) {
  // The host draws its document's first picture on the server, where people cannot act.
  globalThis.addEventListener?.(event, () => (hasActed = true), { capture: true, once: true });
}

/**
 * Focuses a page's heading after a navigation, so that keyboard and screen reader go on there. The
 * focus stays on the first page of a document, and while its element is still on the page.
 *
 * @returns the ref of the heading, which has tabIndex -1
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  const takeFocus = useEffectEvent((isNew: boolean) => {
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body;
    const isOnPage = focused?.matches('main *');
    if (hasActed && (isLost || (isNew && !isOnPage))) heading.current?.focus();
  });
  useEffect(() => {
    const isNew = shownPath !== pathname;
    shownPath = pathname;
    takeFocus(isNew);
  }, [pathname]);

  return heading;
}
