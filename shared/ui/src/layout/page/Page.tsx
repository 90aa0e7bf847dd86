import { type Breadcrumb, useBreadcrumbs, usePageTitle } from '@vatio/platform';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../dialogs/useKeptFocus';
import { useHeadingFocus } from './useHeadingFocus';
import { WayBackBar } from './wayBack';

export interface PageProps {
  /** The level-one heading, one a page, and the title of the browser's tab. */
  readonly title: string;
  /** The tab's title, where the heading alone would not tell one tab from another. */
  readonly documentTitle?: string;
  /** The way from the section to this page, this page included; a fresh list at each render will do. */
  readonly crumbs?: readonly Breadcrumb[];
  /** Buttons or links at the heading's side. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const none: readonly Breadcrumb[] = [];

/**
 * The frame of every page: its heading (focused by a navigation, and when the focused element
 * vanishes), the tab's title, the breadcrumbs, the way back to what was left, its actions and its content.
 */
export function Page({
  title,
  documentTitle = title,
  crumbs = none,
  actions,
  children,
}: PageProps) {
  usePageTitle(documentTitle);
  useBreadcrumbs(crumbs);
  const heading = useHeadingFocus();
  const page = useKeptFocus(heading);
  return (
    <div ref={page} className="page">
      <WayBackBar />
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
