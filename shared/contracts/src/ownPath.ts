/**
 * The path to open after a login, or after the tasks due at login: only our own paths, else `/`. Others
 * could have written history entries, and browsers read `//x`, `/\x` and `/<tab>/x` as another site.
 */
export const ownPath = (from: unknown): string =>
  typeof from === 'string' && /^\/(?![/\\\s])/.test(from) ? from : '/';
