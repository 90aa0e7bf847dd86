import type { Page } from '@playwright/test';
import { avatarUrl } from '../product';

/** The paths that a page asks the product for from now on, in order. */
export interface RequestLog {
  /** @param prefix such as `/remotes/` */
  readonly under: (prefix: string) => readonly string[];
  readonly clear: () => void;
}

export function recordRequests(page: Page): RequestLog {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(avatarUrl)) return;
    const url = new URL(request.url());
    paths.push(`${url.pathname}${url.search}`);
  });
  return {
    under: (prefix) => paths.filter((path) => path.startsWith(prefix)),
    clear: () => {
      paths.length = 0;
    },
  };
}
