import { useEffect, useLayoutEffect } from 'react';
import type { Breadcrumb, RuntimeConfig } from './contract';
import { platformHost } from './host';

/** The operator's settings (company name …). */
export const useRuntimeConfig = (): RuntimeConfig => platformHost().config;

/** The title of the browser's tab: `<title> · <company>`. `Page` of `@vatio/ui/layout` calls it. */
export function usePageTitle(title: string): void {
  const { companyName } = useRuntimeConfig();
  useEffect(() => {
    document.title = `${title} · ${companyName}`;
  }, [title, companyName]);
}

/**
 * The way from the section to this page, above the heading. Lists with equal contents are the same, and an
 * empty one leaves another component's breadcrumbs in place. `Page` of `@vatio/ui/layout` calls it.
 */
export function useBreadcrumbs(items: readonly Breadcrumb[]): void {
  const content = JSON.stringify(items);
  // Before the page is painted: later, they would push it down.
  useLayoutEffect(() => {
    const way: readonly Breadcrumb[] = JSON.parse(content);
    return way.length > 0 ? platformHost().breadcrumbs.show(way) : undefined;
  }, [content]);
}
