import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildUnit } from '../../tools/builds/buildUnit';
import { findUnits } from '../../tools/builds/units';
import { inRounds } from './rounds';

/**
 * Milliseconds of builds without a cache, each in its own process: two sections and the webpack
 * monolith.
 *
 * @param outputDir the output of the monolith
 */
export async function measureBuilds(
  root: string,
  outputDir: string,
  rounds: number,
): Promise<Map<string, number[]>> {
  const units = await findUnits(root);
  const section = (name: string) => async () => {
    const unit = units.find((candidate) => candidate.name === name);
    if (!unit) throw new Error(`There is no section «${name}».`);
    const begin = performance.now();
    await buildUnit(unit, new AbortController().signal);
    return performance.now() - begin;
  };
  const monolith = async () => {
    const begin = performance.now();
    const program = join(root, 'bench/builds/main.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program, root, outputDir], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error('The monolith was not built.');
    return performance.now() - begin;
  };
  return inRounds(rounds, { user: section('user'), company: section('company'), monolith });
}
