import type { ReactNode } from 'react';

export interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Takes what may be wider than its place; it can have the focus, so that arrows scroll it. */
export const ScrollBox = ({ label, children }: ScrollBoxProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className="table-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
