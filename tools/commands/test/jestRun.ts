import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageBin, runHere, runQuietly } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { projectOf } from '../../proof/changes';
import { failureIn } from './failureIn';
import { slowest } from './slowest';
import { type JestReport, judge, summary, together } from './verdict';

/** More than that do not fail by chance. */
const mostFlakyFiles = 10;

/** Tests leave much behind at once; with more room it is collected a tenth cheaper. Workers have it too. */
const roomForTheYoung = '--max-semi-space-size=64';

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** One less than `jest.config.cjs` says: PostgreSQL works beside them. */
const workersBesidePostgres = availableParallelism() + 1;

/** Runs jest as it is. @returns its exit code */
export const jestOnce = (
  root: string,
  args: readonly string[],
  stop: Stop,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> =>
  runHere([roomForTheYoung, packageBin('jest'), ...args], { cwd: root, stop, env });

/**
 * Runs test files, and the failed files once more in a new process, so that their databases and servers
 * start anew. A test that passes only then is flaky: no failure, but listed separately.
 *
 * @param files paths from the root; left out: all
 * @returns the exit code, 1 when a test failed both times, and how many tests ran
 */
export async function jestTwice(
  root: string,
  stop: Stop,
  files?: readonly string[],
): Promise<{ readonly code: number; readonly tests: number }> {
  const reports: JestReport[] = [];
  for (const args of runsOf(root, files)) {
    const { code, report } = await reported(root, args, stop);
    if (!report || stop.gentle.aborted) return { code, tests: 0 };
    reports.push(report);
  }
  const first = together(reports);
  const again = await onceMore(root, first, stop);
  const verdict = judge(first, again ?? first, root);
  console.log(`\n${slowest(first, root)}\n${summary(verdict, first)}`);
  return { code: verdict.failed.length > 0 ? 1 : 0, tests: first.numTotalTests };
}

/**
 * Runs test files in the given order until a time has come.
 *
 * @param paths absolute
 * @param until milliseconds since 1970
 * @returns the exit code, and how many files ran
 */
export async function jestInTime(
  root: string,
  paths: readonly string[],
  until: number,
  args: readonly string[],
  stop: Stop,
): Promise<{ readonly code: number; readonly ran: number }> {
  const env = {
    ...process.env,
    VATIO_TEST_ORDER: JSON.stringify(paths),
    VATIO_TEST_UNTIL: String(until),
  };
  const own = ['--testSequencer', beside('inOrder.cjs'), '--runner', beside('untilRunner.cjs')];
  const { code, report } = await reported(root, [...own, ...args, ...exactly(paths)], stop, env);
  return { code, ran: report?.testResults.length ?? 0 };
}

/**
 * Runs test files in the given order until a test fails.
 *
 * @param files from the root
 * @returns the file, and the test's name where one ran; or why the product cannot be built for them
 */
export async function firstFailureOf(
  root: string,
  files: readonly string[],
  stop: Stop,
): Promise<string | undefined> {
  const paths = files.map((file) => join(root, file));
  const env = { ...process.env, VATIO_TEST_ORDER: JSON.stringify(paths), FORCE_COLOR: '0' };
  const args = ['--silent', '--bail', '--testSequencer', beside('inOrder.cjs'), ...exactly(paths)];
  // Jest with --bail exits before it writes its report: what it prints says what has failed.
  const { output } = await runQuietly([roomForTheYoung, packageBin('jest'), ...args], {
    cwd: root,
    stop,
    env,
  });
  return failureIn(output);
}

/** One kind of tests after the other: workers that go from one to the next keep what each has loaded. */
function runsOf(root: string, files?: readonly string[]): readonly (readonly string[])[] {
  const { projects }: { projects?: readonly { readonly displayName: string }[] } = createRequire(
    import.meta.url,
  )(join(root, 'jest.config.cjs'));
  if (!projects) return [files ? exactly(files) : []];
  return projects.flatMap(({ displayName }) => {
    const own = files?.filter((file) => projectOf(file) === displayName);
    return own?.length === 0 ? [] : [[...argsOf(displayName), ...(own ? exactly(own) : [])]];
  });
}

function argsOf(project: string): readonly string[] {
  const selected = ['--selectProjects', project];
  return project === 'api'
    ? [...selected, '--maxWorkers', String(workersBesidePostgres)]
    : selected;
}

const exactly = (paths: readonly string[]) => ['--runTestsByPath', ...paths];

/** @returns undefined where no file failed, or more than do by chance */
async function onceMore(root: string, { testResults }: JestReport, stop: Stop) {
  const files = testResults.filter(({ status }) => status === 'failed');
  if (files.length === 0 || files.length > mostFlakyFiles) return undefined;
  const paths = files.map(({ name }) => relative(root, name));
  console.log(`\nOnce more, in a new process: ${paths.join(', ')}\n`);
  return (await reported(root, paths.map(asPattern), stop)).report;
}

/** Exactly this file: jest takes paths for regular expressions. */
const asPattern = (path: string) => `${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

async function reported(
  root: string,
  args: readonly string[],
  stop: Stop,
  env?: NodeJS.ProcessEnv,
) {
  const folder = await mkdtemp(join(tmpdir(), 'vatio-jest-'));
  const file = join(folder, 'report.json');
  try {
    const code = await jestOnce(root, ['--json', '--outputFile', file, ...args], stop, env);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    return { code, report: text === undefined ? undefined : (JSON.parse(text) as JestReport) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
