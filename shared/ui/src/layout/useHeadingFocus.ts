import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The path of the page that was shown last: a skeleton and what takes its place have the same. */
let shownPath: string | undefined;

/**
 * Whether anybody has done anything in this document yet: before that, another address is a redirect
 * and no navigation. `navigator.userActivation` remembers the document before, too.
 */
let hasActed = false;
for (const event of ['pointerdown', 'keydown']) {
  window.addEventListener(event, () => (hasActed = true), { capture: true, once: true });
}

/**
 * Gives the focus to a page's heading when a navigation shows the page, so that keyboard and screen
 * reader go on there. It stays where it is on the page that a document opens with, and while it is
 * on something of the page that is still there.
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
