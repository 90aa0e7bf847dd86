import { join, resolve } from 'node:path';
import { buildAll } from '../builds/buildAll';
import { findUnits } from '../builds/units';
import { runHere } from '../process/runProgram';
import type { Stop } from '../process/stopSignals.mjs';
import { root } from '../root';
import { dataFolder } from './dataFolder';

/**
 * Runs a program of the API's build on this console, with the data that `npm start` uses, after it
 * has built the API if that has changed.
 *
 * @param name of `api/dist-server/<name>.js`
 * @returns its exit code
 */
export async function runApiProgram(
  name: string,
  args: readonly string[],
  stop: Stop,
): Promise<number> {
  const units = await findUnits(root);
  const api = units.filter((unit) => unit.name === 'api');
  await buildAll(api, { stop: stop.gentle }).all;
  return runHere([join(root, `api/dist-server/${name}.js`), ...args], {
    cwd: root,
    stop,
    env: {
      ...process.env,
      DATA_DIR: dataFolder(root, process.env),
      SECTIONS_CONFIG: resolve(root, process.env.SECTIONS_CONFIG || 'sections.config.json'),
    },
  });
}
