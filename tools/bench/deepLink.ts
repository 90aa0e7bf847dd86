import { fileURLToPath } from 'node:url';
import { measureDeepLinks } from '../../bench/deepLink';
import { buildAll } from '../builds/buildAll';
import { findUnits } from '../builds/units';
import { findChromium } from '../e2e/chromium';
import type { Stop } from '../process/stopSignals.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Of a section: its own files, and those of the host that only sections need. */
const isSectionCode = (path: string) =>
  /^\/remotes\/|^\/assets\/(federation|door-|section)/.test(path);

/** `npm run bench -- deep-link`: counts requests and round trips, which no machine makes more of. */
export async function compareDeepLinks(stop: Stop): Promise<number> {
  const program = findChromium();
  await buildAll(await findUnits(root), { stop: stop.gentle }).all;
  const { federated, monolith, signedOut } = await measureDeepLinks(root, program);

  console.log(`${'a cold deep link'.padEnd(20)}  requests  sequential`);
  for (const [what, { paths, waves }] of Object.entries({ monolith, federated, signedOut })) {
    console.log(
      what.padEnd(20) + [paths.length, waves].map((n) => String(n).padStart(10)).join(''),
    );
  }
  const checks: readonly [what: string, isTrue: boolean][] = [
    ['at most one request more', federated.paths.length <= monolith.paths.length + 1],
    ['no sequential round trip more', federated.waves <= monolith.waves],
    ['signed out, no code of sections', !signedOut.paths.some(isSectionCode)],
  ];
  for (const [what, isTrue] of checks) console.log(`${isTrue ? '✓' : '✗'} ${what}`);
  const failed = checks.filter(([, isTrue]) => !isTrue).length;
  if (failed > 0) console.log(JSON.stringify({ federated, monolith, signedOut }, null, 2));
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
