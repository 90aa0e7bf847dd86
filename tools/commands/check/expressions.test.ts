import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from '../../../host/server/testing/folders';
import { checkExpressions } from './expressions';

// It starts a linter, which takes its time beside others.
jest.setTimeout(30_000);

const never = new AbortController().signal;
const stop = { gentle: never, hard: never };

async function faultsOf(files: Readonly<Record<string, string>>) {
  const cwd = await tempFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  }
  return checkExpressions({ cwd, stop });
}

it('finds what tries every beginning or every end, with its place', async () => {
  const { code, faults, judged, output } = await faultsOf({
    'api/src/a.ts': `
      const zeros = (text: string) => text.replace(/\\.?0+$/, '');
      const words = (text: string) => text.split(/\\s+$/u);`,
    'shared/energy/src/header.ts': String.raw`
      export const unit = /[\s_]*[([]?\s*\b(kwh|wh|kw)\s*[)\]]?$/;
      export const decoration = /"[^"]*"|\\.|\[(?!h+\])[^\]]*\]/gi;`,
    'remotes/billing/src/Page.tsx': 'export const Page = () => <p>{/^(a|a)*$/.test(name)}</p>;',
    'host/src/a.ts': "const one = new RegExp('(\\\\d+)+x', 'g');",
  });
  expect(code).toBe(1);
  expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual([
    'host/src/a.ts:1',
    'api/src/a.ts:2',
    'api/src/a.ts:3',
    'remotes/billing/src/Page.tsx:1',
    'shared/energy/src/header.ts:2',
    'shared/energy/src/header.ts:3',
  ]);
  expect(faults[1]).toBe(String.raw`api/src/a.ts:2 /\.?0+$/ backtracks: 2nd degree polynomial`);
  expect(faults[3]).toMatch(/exponential$/);
  expect(judged).toBe(6);
  expect(output).toMatch(/Cut the text first/);
});

it('lets through what has one place to begin, and what tests choose', async () => {
  const { code, faults, judged } = await faultsOf({
    'api/src/a.ts': String.raw`
      const known = [/^\s*\d+$/, /(?<!0)0+$/, /\b\w+\b/g, /[a-z]+/, /\B(?=(\d{3}){1,12}$)/g];
      const half = 6 / known.length / 2;`,
    'api/src/a.test.ts': 'expect(text).toMatch(/.*one.*two/);',
    'shared/ui/src/testing/find.ts': String.raw`export const end = /\s+$/;`,
    'shared/ui/node_modules/other/index.js': String.raw`module.exports = /\s+$/;`,
    'bench/a.ts': String.raw`const end = /\s+$/;`,
  });
  expect(faults).toEqual([]);
  expect(code).toBe(0);
  expect(judged).toBe(5);
});

it('wants an expression to be written where it can be read', async () => {
  const { faults } = await faultsOf({
    'api/src/a.ts': 'export const of = (text: string) => new RegExp(text);',
  });
  expect(faults).toEqual(['api/src/a.ts:1 is built when it runs: write it as a literal']);
});
