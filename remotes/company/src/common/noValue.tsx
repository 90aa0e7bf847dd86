import type { ReactNode } from 'react';

/** In a cell for which nothing is known. */
export const dash = <span aria-hidden="true">–</span>;

/** What a person typed, kept apart from the text around it; a dash for nothing. */
export const typedOrDash = (text: string | null | undefined): ReactNode =>
  text ? <bdi>{text}</bdi> : dash;

/** A fact of a card, or that nobody has said it yet. */
export const orUnknown = (known: ReactNode): ReactNode =>
  known || <span className="text-muted">Sin dato</span>;
