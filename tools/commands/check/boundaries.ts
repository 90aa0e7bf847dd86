import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Ended, packageBin, type RunOptions, runQuietly } from '../../process/runProgram';

const places = ['host', 'api', 'remotes', 'shared', 'tools', 'bench', 'tests'];
const counts = /\b(\d+) modules, \d+ dependencies cruised/;

/** The cruiser's result: violations as `rule: from → to`, and how many modules it read. */
export interface Boundaries extends Ended {
  readonly violations: readonly string[];
  readonly modules: number;
}

/** Checks who imports whom in a repository, by the rules of its .dependency-cruiser.cjs. */
export async function checkBoundaries(options: RunOptions): Promise<Boundaries> {
  const ended = await runQuietly(
    [
      packageBin('dependency-cruiser', 'depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      '--no-progress',
      '--output-type',
      'err',
      ...places.filter((place) => existsSync(join(options.cwd, place))),
    ],
    { ...options, env: { ...process.env, NO_COLOR: '1' } },
  );
  const found = ended.output.matchAll(/^ {2}error ([\w-]+): (.*)$/gm);
  return {
    ...ended,
    modules: Number(counts.exec(ended.output)?.[1] ?? 0),
    violations: [...found].map(([, rule, path]) => `${rule}: ${path}`),
  };
}
