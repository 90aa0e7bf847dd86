import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inputsHash, isBuilt } from '@vatio/build/inputs';

const apiDir = fileURLToPath(new URL('..', import.meta.url));
const outputDir = join(apiDir, 'dist-server');

/** What the tests of the processes run: the very files that are shipped. */
export const builtMain = join(outputDir, 'main.js');
export const builtCreateAdmin = join(outputDir, 'createAdmin.js');

/** Builds the API, unless what is there was built from these sources. */
export async function buildApi(): Promise<void> {
  if (await isBuilt(outputDir, await inputsHash(apiDir, 'server'))) return;
  const program = join(apiDir, '..', 'shared', 'build', 'bin', 'vatio-build.mjs');
  const { scripts } = JSON.parse(await readFile(join(apiDir, 'package.json'), 'utf8'));
  const [, ...args]: string[] = scripts.build.split(' ');
  await promisify(execFile)(process.execPath, [program, ...args], { cwd: apiDir });
}
