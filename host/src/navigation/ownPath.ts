/**
 * Where to go after a login: only a path of ours, else `/`. History entries are the one thing here
 * that others could have written; browsers read `//x`, `/\x` and `/<tab>/x` as another site.
 */
export const ownPath = (from: unknown): string =>
  typeof from === 'string' && /^\/(?![/\\\s])/.test(from) ? from : '/';
