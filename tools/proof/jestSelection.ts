import { relative } from 'node:path';
import { isInRotation } from '../../tests/rotation';
import { packageBin, runQuietly } from '../process/runProgram';
import type { Stop } from '../process/stopSignals.mjs';
import { runsAlways } from './always';
import { jestChange, projectOf } from './changes';
import type { ChangedFile } from './git';
import { watchedFiles } from './watched';

/** The test files of Jest that run, and the number of all. */
export interface JestSelection {
  readonly files: readonly string[];
  readonly of: number;
}

export interface SelectOptions {
  readonly root: string;
  readonly changed: readonly ChangedFile[];
  readonly stop: Stop;
  /** The part of the rest that runs; left out: none of it. */
  readonly part?: number | 'all';
}

/** The test files that a change since the proof reaches, those that always run, and an eighth of the others. */
export async function selectJest(options: SelectOptions): Promise<JestSelection> {
  const { root, part } = options;
  const [all, reached, watched] = await Promise.all([
    listTests(options, []),
    reachedBy(options),
    watchedFiles(root),
  ]);
  const runs = await Promise.all(
    all.map(
      async (file) =>
        reached(file) ||
        watched.has(file) ||
        (part !== undefined && isInRotation(file, part)) ||
        (await runsAlways(root, file)),
    ),
  );
  return { files: all.filter((_, index) => runs[index]), of: all.length };
}

/** A predicate for the test files that a change can break. */
async function reachedBy(options: SelectOptions): Promise<(file: string) => boolean> {
  const { whole, sources } = await jestChange(options.root, options.changed);
  const related = new Set(
    sources.length > 0 ? await listTests(options, ['--findRelatedTests', ...sources]) : [],
  );
  return (file) => whole.has(projectOf(file)) || related.has(file);
}

/** Jest's own list of the test files that fit the arguments, as paths from the root. */
export async function listTests(
  { root, stop }: Pick<SelectOptions, 'root' | 'stop'>,
  args: readonly string[],
): Promise<readonly string[]> {
  const { code, output } = await runQuietly(
    [packageBin('jest'), '--listTests', '--json', ...args],
    { cwd: root, stop },
  );
  const json = output.split('\n').find((line) => line.startsWith('['));
  if (code !== 0 || !json) throw new Error(`Jest does not list its tests: ${output}`);
  return (JSON.parse(json) as string[]).map((file) => relative(root, file)).sort();
}
