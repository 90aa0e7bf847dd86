import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inputsHash, isBuilt } from '@vatio/build/inputs';

const apiDir = join(__dirname, '..');
const outputDir = join(apiDir, 'dist-server');

/** What the tests of the process run: the very file that is shipped. */
export const builtMain = join(outputDir, 'main.js');

/** Builds the API, unless what is there was built from these sources. */
export async function buildApi(): Promise<void> {
  if (await isBuilt(outputDir, await inputsHash(apiDir, 'server'))) return;
  const command = join(apiDir, '..', 'shared', 'build', 'bin', 'vatio-build.mjs');
  await promisify(execFile)(process.execPath, [command, 'server', 'src/main.ts'], { cwd: apiDir });
}
