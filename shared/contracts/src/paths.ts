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

/** Returns whether a text of an address has the form of an id: people may type anything there. */
export const isId = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text);
