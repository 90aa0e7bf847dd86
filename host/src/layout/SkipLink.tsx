import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the skip link leads: the `<main>` of the shell. */
export const contentId = 'contenido';

/** The first thing in the tab order: past the menu, to the page. Seen only while it has the focus. */
export function SkipLink() {
  const { pathname, search } = useLocation();
  const skip = (event: MouseEvent) => {
    // Only the focus moves: the address and the history stay.
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  };
  return (
    // In full, because <base> would make the root page's of a mere «#contenido».
    <a
      className="skip-link visually-hidden-focusable"
      href={`${pathname}${search}#${contentId}`}
      onClick={skip}
    >
      Saltar al contenido
    </a>
  );
}
