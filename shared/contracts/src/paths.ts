/** The section for every unknown address, and for a login without a target. */
export const defaultPath = 'energy-analysis';

/** First words of addresses that the composition server answers itself: never a page. */
export const serverPaths: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'remotes',
  'healthz',
  'metrics',
  'error-reports',
]);

/** First words of addresses that no section may have: the server's, and the host's own pages. */
export const reservedPaths: ReadonlySet<string> = new Set([...serverPaths, 'login', 'platform']);
