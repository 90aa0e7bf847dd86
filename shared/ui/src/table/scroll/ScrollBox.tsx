import type { ReactNode } from 'react';

export interface ScrollBoxProps {
  /** The content for screen readers. No two boxes of a page have the same. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Scrolls a table that is wider than its place; it takes the focus, so that arrows scroll it. */
export const ScrollBox = ({ label, children }: ScrollBoxProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className="table-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
