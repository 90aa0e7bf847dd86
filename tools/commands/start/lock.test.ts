import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../../host/server/testing/folders';
import { dataFolder } from '../../product/dataFolder';
import { type Lock, takeLock } from './lock';

let folder: string;
const taken: Lock[] = [];

beforeEach(async () => {
  folder = await tempFolder();
});
afterEach(() => {
  for (const lock of taken.splice(0)) lock.release();
});

async function take(dataDir = folder): Promise<Lock> {
  const lock = await takeLock(dataDir);
  if ('heldBy' in lock) throw new Error('The lock is held.');
  taken.push(lock);
  return lock;
}

test('one holder, whatever path leads to the folder', async () => {
  const lock = await take();
  lock.publish({ servers: [7], url: 'http://localhost:3000' });
  symlinkSync(folder, join(folder, 'alias'));
  expect(await takeLock(join(folder, 'alias'))).toEqual({
    heldBy: { pid: process.pid, url: 'http://localhost:3000', servers: [7] },
  });
});

test('what an earlier holder left behind does not hold it, and its servers are known', async () => {
  writeFileSync(join(folder, 'start.json'), JSON.stringify({ pid: process.pid, servers: [1, 2] }));
  expect((await take()).leftovers).toEqual([1, 2]);
});

test('a damaged record does not hold it', async () => {
  writeFileSync(join(folder, 'start.json'), '{"pid":');
  expect((await take()).leftovers).toEqual([]);
});

test('two folders have two holders', async () => {
  await take();
  await expect(take(await tempFolder())).resolves.toBeDefined();
});

test('a data folder that cannot be written is refused in one sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => dataFolder(folder, { DATA_DIR: 'file/data' })).toThrow(
    `Cannot write in ${join(folder, 'file/data')} (ENOTDIR)`,
  );
});
