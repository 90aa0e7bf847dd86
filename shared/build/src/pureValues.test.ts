import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { PureValuesPlugin } from './plugins/pureValues';

const folder = mkdtempSync(join(tmpdir(), 'vatio-pure-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'page.js': `import { name } from './contract.js';\nconsole.log(name);\n`,
  'contract.js': `import { limits } from './limits.js';
export const name = String('el nombre');
export const other = String(limits);
`,
  'limits.js': `export const limits = Object.keys({ límite: 1 });\n`,
};
for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);

/** The page's script, where these folders hold only values. */
async function bundled(folders: readonly string[]): Promise<string> {
  const compiler = webpack({
    context: folder,
    entry: './page.js',
    mode: 'production',
    optimization: { minimize: false },
    output: { path: folder, filename: 'bundle.js' },
    plugins: [new PureValuesPlugin(folders)],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error) => (error ? reject(error) : compiler.close(() => resolve()))),
  );
  return readFileSync(join(folder, 'bundle.js'), 'utf8');
}

it('leaves out what only an unused value of a contract is made of', async () => {
  const text = await bundled([folder]);
  expect(text).toContain('el nombre');
  expect(text).not.toContain('límite');
});

it('leaves other folders as they are, whose calls may do something', async () => {
  expect(await bundled([`${folder}-beside`])).toContain('límite');
});
