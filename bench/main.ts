import { findChromium } from '../tools/commands/e2e/chromium';
import { reportChecks } from '../tools/console/checks';
import type { Stop } from '../tools/process/stopSignals.mjs';
import { root } from '../tools/root';
import { compareBilling } from './billing/report';
import { guardBytes } from './bytes/report';
import { measureCharts } from './charts/measure';
import { compareEngine } from './energy/report';
import { compareFederation, guardFederation } from './federation/report';
import { ratioCheck } from './figures';
import { compareHours } from './hours/report';
import { compareImports } from './imports/report';
import { compareStudies } from './studies/report';

/**
 * `npm run bench`: what federation costs, against monoliths of the same sources; half an hour of an
 * idle machine. Parts by their names: `bytes` and `deep-link` (bytes, requests, round trips) do not
 * depend on the machine; `energy` is ratios, and bills beside a plain program; `charts` is ratios;
 * `imports`, `studies`, `billing` and `hours` are ratios, and goals in milliseconds that are only printed.
 */
export async function main([what, ...args]: readonly string[], stop: Stop): Promise<number> {
  if (what === 'bytes') return guardBytes(stop);
  if (what === 'deep-link') return guardFederation(stop);
  if (what === 'energy') return compareEngine();
  if (what === 'charts') {
    return reportChecks((await measureCharts(root, findChromium())).map(ratioCheck));
  }
  if (what === 'imports') return compareImports();
  if (what === 'studies') return compareStudies(args);
  if (what === 'billing') return compareBilling(args);
  if (what === 'hours') return compareHours(args);
  return compareFederation(stop, what === undefined ? [] : [what, ...args]);
}
