import type { ReactNode } from 'react';

export interface ScrollBoxProps {
  /** The content for screen readers. No two boxes of a page have the same. */
  readonly label: string;
  /** Its rows stay rows on a phone. */
  readonly isMatrix?: boolean;
  readonly children: ReactNode;
}

/** Scrolls a table that is wider than its place; it takes the focus, so that arrows scroll it. */
export const ScrollBox = ({ label, isMatrix = false, children }: ScrollBoxProps) => (
  <section
    className={`table-scroll ${isMatrix ? 'is-matrix' : ''}`}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    tabIndex={0}
  >
    {children}
  </section>
);
