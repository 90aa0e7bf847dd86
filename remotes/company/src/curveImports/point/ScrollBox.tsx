import { formatCups } from '@vatio/energy/cups';
import type { ReactNode } from 'react';

export interface ScrollBoxProps {
  /** No two boxes of a page have the same. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Scrolls content that is wider than its place; it takes the focus, so that arrows scroll it. */
export const ScrollBox = ({ label, children }: ScrollBoxProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className="table-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);

/** A file may have several points, and each has the same tables. */
export const labelOfPoint = (label: string, cups: string | null): string =>
  cups === null ? label : `${label} de ${formatCups(cups)}`;
