import type { Stop } from '../process/stopSignals.mjs';
import { guardBytes } from './bytes';
import { compareCharts } from './charts';
import { compareDeepLinks } from './deepLink';
import { compareEngine } from './energy';
import { compareImports } from './imports';
import { timeInteractions } from './interactions';
import { compareLists } from './lists';
import { timeUserList } from './users';

/**
 * `npm run bench`: the figures that must not get worse and do not depend on the machine;
 * `-- users` and `-- interactions`: those that do, each by itself. `-- deep-link` does not, but
 * builds a monolith and takes minutes. `-- energy`, `-- charts` and `-- lists`: ratios;
 * `-- imports`: ratios and bytes, and goals in milliseconds that are only printed.
 */
export async function main([what, ...args]: readonly string[], stop: Stop): Promise<number> {
  if (what === 'users') return timeUserList(args);
  if (what === 'lists') return compareLists(args);
  if (what === 'interactions') return timeInteractions(stop);
  if (what === 'deep-link') return compareDeepLinks(stop);
  if (what === 'energy') return compareEngine();
  if (what === 'charts') return compareCharts();
  if (what === 'imports') return compareImports();
  return guardBytes(stop);
}
