import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 20;

/**
 * Stops the PostgreSQL that a product runs by itself, until `startAgain`: the API starts it again as
 * soon as it has gone, so its folder is out of the way until then.
 *
 * @returns what gives the folder back; the API then finds it by itself
 */
export async function stopEmbeddedDatabase(dataDir: string): Promise<() => Promise<void>> {
  const dir = join(dataDir, 'postgres');
  const away = `${dir}.away`;
  const [pid] = (await readFile(join(dir, 'postmaster.pid'), 'utf8')).split('\n').map(Number);
  if (!pid) throw new Error(`No server runs on ${dir}`);
  await rename(dir, away);
  process.kill(pid, 'SIGINT');
  // It removes this file when everything is on disk.
  while (existsSync(join(away, 'postmaster.pid'))) await delay(pollMs);
  return () => rename(away, dir);
}
