import type { ReactNode } from 'react';

/** Fills a cell whose value is unknown. */
export const dash = <span aria-hidden="true">–</span>;

/** Typed text, kept apart from the text around it; a dash if empty. */
export const typedOrDash = (text: string | null | undefined): ReactNode =>
  text ? <bdi>{text}</bdi> : dash;

/** A fact of a card, or «Sin dato» while it is unknown. */
export const orUnknown = (known: ReactNode): ReactNode =>
  known || <span className="text-muted">Sin dato</span>;
