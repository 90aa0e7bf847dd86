import { type ReactNode, useId } from 'react';

export interface CardProps {
  readonly title: string;
  /** Buttons or links at the title's side. */
  readonly actions?: ReactNode;
  /** Takes the whole width of a grid of cards: for tables. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A part of a page with its own heading: a region that screen readers can reach. */
export function Card({ title, actions, isWide = false, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={`card ${isWide ? 'is-wide' : ''}`} aria-labelledby={titleId}>
      <header className="card-header">
        <h2 className="card-title" id={titleId}>
          {title}
        </h2>
        {actions}
      </header>
      <div className="card-body">{children}</div>
    </section>
  );
}
