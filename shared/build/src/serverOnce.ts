import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inputsHash, isBuilt } from './inputs';
import { workspaceRoot } from './workspace';

const run = promisify(execFile);
const serverScript = /^vatio-build (server .+)$/;

/**
 * Builds a package's server by its own script, unless a build of these very sources exists. Serves tests
 * that run the shipped files.
 */
export async function buildServerOnce(packageDir: string): Promise<void> {
  if (await isBuilt(join(packageDir, 'dist-server'), await inputsHash(packageDir, 'server')))
    return;
  const manifest = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  const scripts: readonly string[] = Object.values(manifest.scripts);
  const [args = ''] = scripts.flatMap((script) => serverScript.exec(script)?.[1] ?? []);
  const program = join(workspaceRoot(packageDir), 'shared/build/bin/vatio-build.mjs');
  await run(process.execPath, [program, ...args.split(' ')], { cwd: packageDir });
}
