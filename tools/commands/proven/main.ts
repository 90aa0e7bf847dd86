import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashesOfBuilds } from '../../proof/builds';
import { changeSince } from '../../proof/changeSince';
import { historyOf } from '../../proof/git';
import {
  type Proven,
  short,
  standingOf,
  surroundings,
  versionOfChromium,
} from '../../proof/proven';
import { planSteps } from '../../proof/steps';
import { root } from '../../root';
import { findChromium } from '../e2e/chromium';

/**
 * `npm run proven`: since which commit all tests are proven, or why everything must run.
 * `-- steps`: for `.ci/run`, a line for each of its long steps, «name, run or skip, reason». It needs the builds.
 * `-- write --jest 8811 --e2e 590`: writes `.ci/proven` for HEAD, after a complete run that passed.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { jest: { type: 'string' }, e2e: { type: 'string' }, whole: { type: 'boolean' } },
  });
  const chromium = await versionOfChromium(findChromium());
  if (positionals[0] === 'write') return write(chromium, Number(values.jest), Number(values.e2e));
  const standing = await standingOf(root, chromium);
  if (positionals[0] === 'steps') {
    const change = standing.proven && !values.whole ? await changeSince(root, standing) : undefined;
    for (const { name, runs, reason } of planSteps(change)) {
      console.log(`${name} ${runs ? 'run' : 'skip'} ${reason}`);
    }
  } else if (standing.proven) {
    const { commit, date } = standing.proven;
    console.log(`proven since ${short(commit)}, ${date}`);
  } else console.log(`everything runs: ${standing.reason}`);
  return 0;
}

async function write(chromium: string, jest: number, e2e: number): Promise<number> {
  const history = historyOf(root);
  const commit = (await history.head()) ?? '';
  const date = (await history.dateOf(commit)).toISOString();
  const builds = await hashesOfBuilds(root);
  const now = await surroundings(root);
  const proven: Proven = { commit, date, ...now, chromium, builds, tests: { jest, e2e } };
  const text = `${JSON.stringify(proven, null, 2)}\n`;
  await writeFile(join(root, '.ci/proven'), text);
  console.log(
    `----- .ci/proven, to be committed alone -----\n${text}----- end of .ci/proven -----`,
  );
  return 0;
}
