import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { SameAnywherePlugin } from './plugins/sameAnywhere';

// Builds are slow on a busy machine; this file measures no time.
jest.setTimeout(60_000);

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Builds a page whose entry has such a name as federation gives. */
async function builtWith(hash: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vatio-anywhere-'));
  folders.push(folder);
  const entry = `node_modules/.federation/entry.${hash}.js`;
  await mkdir(join(folder, 'node_modules/.federation'), { recursive: true });
  await writeFile(join(folder, entry), "export const runtime = 'runtime';");
  await writeFile(
    join(folder, 'page.js'),
    `import { runtime } from './${entry}';\nalert(runtime);`,
  );
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './page.js',
        optimization: { minimize: false },
        output: { path: join(folder, 'dist'), filename: 'page.js' },
        plugins: [new SameAnywherePlugin()],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve()),
    );
  });
  return readFile(join(folder, 'dist/page.js'), 'utf8');
}

it('gives the same bytes for two names of federation’s entry, which hash where it was built', async () => {
  const [here, there] = [await builtWith('0'.repeat(32)), await builtWith('ab'.repeat(16))];
  expect(here).toContain('.federation/entry.js');
  expect(there).toBe(here);
});
