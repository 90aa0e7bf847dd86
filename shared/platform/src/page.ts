import { useEffect, useLayoutEffect } from 'react';
import type { Breadcrumb, RuntimeConfig } from './contract';
import { platformHost } from './host';

/** The operator's settings (company name …). */
export const useRuntimeConfig = (): RuntimeConfig => platformHost().config;

/** The title of the browser's tab: `<title> · <company>`. */
export function usePageTitle(title: string): void {
  const { companyName } = useRuntimeConfig();
  useEffect(() => {
    document.title = `${title} · ${companyName}`;
  }, [title, companyName]);
}

/** The breadcrumbs from section to page, above the heading. Pass a constant or a memoised list. */
export function useBreadcrumbs(items: readonly Breadcrumb[]): void {
  // Before the page is painted: later, they would push it down.
  useLayoutEffect(() => platformHost().breadcrumbs.show(items), [items]);
}
