import type { ReactNode } from 'react';
import { useHeadingFocus } from './useHeadingFocus';
import { useKeptFocus } from './useKeptFocus';

export interface PageProps {
  /** The level-one heading: one a page. */
  readonly title: string;
  /** Buttons or links at the heading's side. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of every page: its heading (focused by a navigation, and when the focused element
 * vanishes), its actions and its content.
 */
export function Page({ title, actions, children }: PageProps) {
  const heading = useHeadingFocus();
  const page = useKeptFocus(heading);
  return (
    <div ref={page} className="page">
      <header className="page-header">
        <h1 ref={heading} className="page-title" tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
