import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { errorCode } from '../process/errorCode.mjs';
import { Refusal } from '../setup/refusal.mjs';

/**
 * The folder for everything that the running product keeps: DATA_DIR, or `.data`.
 *
 * @throws Refusal when it cannot be written.
 */
export function dataFolder(root: string, env: NodeJS.ProcessEnv): string {
  const folder = resolve(root, env.DATA_DIR || '.data');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Refusal(
      `Cannot write in ${folder} (${errorCode(error)}): allow it or set DATA_DIR to another folder.`,
    );
  }
  return folder;
}
