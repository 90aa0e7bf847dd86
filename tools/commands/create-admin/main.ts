import { join } from 'node:path';
import { buildAll } from '../../builds/buildAll';
import { findUnits } from '../../builds/units';
import { runHere } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { root } from '../../root';
import { dataFolder } from '../start/dataFolder';

/**
 * `npm run create-admin -- --email … --name …`: an account of an administrator in the database that
 * `npm start` uses, whether it runs or not.
 */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const units = await findUnits(root);
  const api = units.filter(({ name }) => name === 'api');
  await buildAll(api, { stop: stop.gentle }).all;
  return runHere([join(root, 'api/dist-server/createAdmin.js'), ...args], {
    cwd: root,
    stop,
    env: { ...process.env, DATA_DIR: dataFolder(root, process.env) },
  });
}
