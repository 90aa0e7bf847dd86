import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from './main';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'vatio-secrets-')), 'made');
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const asRoot = process.getuid?.() === 0 ? it : it.skip;

asRoot('each file is for the user of one container alone, and is never made twice', async () => {
  expect(await main([folder])).toBe(0);
  const names = (await readdir(folder)).sort();
  expect(names).toEqual([
    'database_owner_password',
    'database_password',
    'database_superuser_password',
    'xsrf_key',
  ]);
  const files = async () =>
    Promise.all(
      names.map(async (name) => {
        const { mode, uid } = await stat(join(folder, name));
        const text = await readFile(join(folder, name), 'utf8');
        return { name, mode: mode & 0o777, uid, text };
      }),
    );
  const made = await files();
  for (const { name, mode, uid, text } of made) {
    expect([name, mode, uid]).toEqual([name, 0o400, name.includes('superuser') ? 0 : 1000]);
    expect(text.trim()).toMatch(/^[\w-]{43}$/);
  }
  expect(new Set(made.map(({ text }) => text)).size).toBe(names.length);

  await rm(join(folder, 'xsrf_key'));
  await chmod(join(folder, 'database_password'), 0o644);
  expect(await main([folder])).toBe(0);
  const again = await files();
  expect(again.map(({ mode }) => mode)).toEqual(again.map(() => 0o400));
  const changed = again.filter(({ text }, index) => text !== made[index]?.text);
  expect(changed.map(({ name }) => name)).toEqual(['xsrf_key']);
});

it('wants to know where', async () => {
  await expect(main([])).rejects.toThrow(/^Usage: npm run secrets -- <folder>$/);
});
