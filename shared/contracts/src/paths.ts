/** The section to which every address leads that matches nothing, and where a login leads by itself. */
export const defaultPath = 'energy-analysis';

/** First words of addresses that the composition server answers itself: never a page, whatever follows. */
export const serverPaths: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'remotes',
  'healthz',
  'metrics',
  'error-reports',
]);

/** First words of addresses that no section may have: the server's, and those of the host's own pages. */
export const reservedPaths: ReadonlySet<string> = new Set([...serverPaths, 'login', 'platform']);
