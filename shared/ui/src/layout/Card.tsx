import { type ReactNode, useId } from 'react';

export interface CardProps {
  readonly title: string;
  /** Buttons or links at the title's side. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with a heading of its own: a region that screen readers can go to. */
export function Card({ title, actions, children }: CardProps) {
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={titleId}>
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
