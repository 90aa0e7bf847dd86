import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { packageBin, runHere } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { slowest } from './slowest';
import { type JestReport, judge, summary, together } from './verdict';

/** More than that do not fail by chance. */
const mostFlakyFiles = 10;

/** Tests leave much behind at once; with more room it is collected a tenth cheaper. Workers have it too. */
const roomForTheYoung = '--max-semi-space-size=64';

/** One less than `jest.config.cjs` says: PostgreSQL works beside them. */
const workersBesidePostgres = availableParallelism() + 1;

/** Runs jest as it is. @returns its exit code */
export const jestOnce = (root: string, args: readonly string[], stop: Stop): Promise<number> =>
  runHere([roomForTheYoung, packageBin('jest'), ...args], { cwd: root, stop });

/**
 * Runs every test, and the failed files once more in a new process, so that their databases and
 * servers start anew. A test that passes only then is flaky: no failure, but listed separately.
 *
 * @returns the exit code: 1 when a test failed both times
 */
export async function jestTwice(root: string, stop: Stop): Promise<number> {
  const reports: JestReport[] = [];
  for (const args of runsOf(root)) {
    const { code, report } = await reported(root, args, stop);
    if (!report || stop.gentle.aborted) return code;
    reports.push(report);
  }
  const first = together(reports);
  const again = await onceMore(root, first, stop);
  const verdict = judge(first, again ?? first, root);
  console.log(`\n${slowest(first, root)}\n${summary(verdict, first)}`);
  return verdict.failed.length > 0 ? 1 : 0;
}

/** One kind of tests after the other: workers that go from one to the next keep what each has loaded. */
function runsOf(root: string): readonly (readonly string[])[] {
  const { projects }: { projects?: readonly { readonly displayName: string }[] } = createRequire(
    import.meta.url,
  )(join(root, 'jest.config.cjs'));
  return projects?.map(({ displayName }) => argsOf(displayName)) ?? [[]];
}

function argsOf(project: string): readonly string[] {
  const selected = ['--selectProjects', project];
  return project === 'api'
    ? [...selected, '--maxWorkers', String(workersBesidePostgres)]
    : selected;
}

/** @returns nothing where no file failed, or more than do by chance */
async function onceMore(root: string, { testResults }: JestReport, stop: Stop) {
  const files = testResults.filter(({ status }) => status === 'failed');
  if (files.length === 0 || files.length > mostFlakyFiles) return undefined;
  const paths = files.map(({ name }) => relative(root, name));
  console.log(`\nOnce more, in a new process: ${paths.join(', ')}\n`);
  return (await reported(root, paths.map(asPattern), stop)).report;
}

/** Exactly this file: jest takes paths for regular expressions. */
const asPattern = (path: string) => `${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

async function reported(root: string, args: readonly string[], stop: Stop) {
  const folder = await mkdtemp(join(tmpdir(), 'vatio-jest-'));
  const file = join(folder, 'report.json');
  try {
    const code = await jestOnce(root, ['--json', '--outputFile', file, ...args], stop);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    return { code, report: text === undefined ? undefined : (JSON.parse(text) as JestReport) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
