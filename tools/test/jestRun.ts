import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { packageBin, runHere } from '../process/runProgram';
import type { Stop } from '../process/stopSignals.mjs';
import { type JestReport, judge, summary } from './verdict';

/** More than that do not fail by chance. */
const mostFlakyFiles = 10;

/** Tests leave much behind at once; with more room it is collected a tenth cheaper. Workers have it too. */
const roomForTheYoung = '--max-semi-space-size=64';

/** Runs jest as it is. @returns its exit code */
export const jestOnce = (root: string, args: readonly string[], stop: Stop): Promise<number> =>
  runHere([roomForTheYoung, packageBin('jest'), ...args], { cwd: root, stop });

/**
 * Runs every test, and the files that failed once more in a new process, so that their databases and
 * servers start anew. A test that passes only then is flaky: no failure, and named on a line of its own.
 *
 * @returns the exit code: 1 when a test failed both times
 */
export async function jestTwice(root: string, stop: Stop): Promise<number> {
  const first = await reported(root, [], stop);
  const files = first.report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  const isChance = files.length > 0 && files.length <= mostFlakyFiles;
  if (!first.report || !isChance || stop.gentle.aborted) return first.code;

  const paths = files.map(({ name }) => relative(root, name));
  console.log(`\nOnce more, in a new process: ${paths.join(', ')}\n`);
  const second = await reported(root, paths.map(asPattern), stop);
  if (!second.report) return second.code;
  const verdict = judge(first.report, second.report, root);
  console.log(`\n${summary(verdict, first.report)}`);
  return verdict.failed.length > 0 ? 1 : 0;
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
