import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreateXsrfKey } from './xsrfKey';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vatio-xsrf-'));
});
afterEach(() => rm(dir, { recursive: true }));

it('makes one key, for its owner only, and keeps it', async () => {
  const dataDir = join(dir, 'new', 'folder');
  const keys = await Promise.all(Array.from({ length: 20 }, () => readOrCreateXsrfKey(dataDir)));
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([...keys, await readOrCreateXsrfKey(dataDir)]).size).toBe(1);
  expect((await stat(join(dataDir, 'xsrf.key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['xsrf.key']);
});

it('says that the file is damaged', async () => {
  await writeFile(join(dir, 'xsrf.key'), 'not a key');
  await expect(readOrCreateXsrfKey(dir)).rejects.toThrow(/^The file .*xsrf\.key is damaged/);
});
