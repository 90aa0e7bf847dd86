import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(__dirname, '../../..');

/** The examples of the README: their code, and the output they claim. */
async function examples() {
  const readme = await readFile(join(__dirname, '../README.md'), 'utf8');
  return [...readme.matchAll(/^## (.+)\n[^`]*```ts\n([\s\S]*?)```/gm)].map(
    ([, title = '', code = '']) => ({
      title,
      code,
      prints: [...code.matchAll(/^\s*\/\/ → (.*)$/gm)].map(([, line = '']) => line),
    }),
  );
}

// The folder is inside the repository, because imports of the package resolve there.
const folder = join(root, '.tsbuild', `readme-${process.pid}`);
beforeAll(() => mkdir(folder, { recursive: true }));
afterAll(() => rm(folder, { recursive: true, force: true }));

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

it('every door has an example, and each prints what it says', async () => {
  const found = await examples();
  const { exports } = JSON.parse(await readFile(join(__dirname, '../package.json'), 'utf8'));
  for (const door of Object.keys(exports)) {
    expect(found.some(({ code }) => code.includes(`'@vatio/energy${door.slice(1)}'`))).toBe(true);
  }
  await Promise.all(
    found.map(async ({ title, code, prints }, i) => {
      const file = join(folder, `example${i}.ts`);
      await writeFile(file, code);
      const { stdout } = await run(process.execPath, ['--import', 'tsx', file], { cwd: root });
      expect([title, oneLine(stdout)]).toEqual([title, oneLine(prints.join(' '))]);
    }),
  );
}, 60_000);
