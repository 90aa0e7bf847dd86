import { join } from 'node:path';
import { addressOf, readPassword } from './cluster';
import { findPostmaster } from './postmaster';

/**
 * The address of the embedded database of a running API, for a command beside it: neither starts nor stops
 * a server.
 *
 * @returns undefined when no server is ready on this folder
 */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const dir = join(dataDir, 'postgres');
  const server = await findPostmaster(dir);
  return server?.isReady ? addressOf(await readPassword(dir), server.port) : undefined;
}
