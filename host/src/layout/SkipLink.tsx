import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** The target of the skip link: the shell's `<main>`. */
export const contentId = 'contenido';

/** First in the tab order: skips the menu. Visible only with the focus. */
export function SkipLink() {
  const { pathname, search } = useLocation();
  const skip = (event: MouseEvent) => {
    // Only the focus moves: the address and the history stay.
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  };
  return (
    // The full address, because with <base> a bare «#contenido» would point to the root page.
    <a
      className="skip-link visually-hidden-focusable"
      href={`${pathname}${search}#${contentId}`}
      onClick={skip}
    >
      Saltar al contenido
    </a>
  );
}
