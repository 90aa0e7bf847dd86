import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from '../../../host/server/testing/folders';
import { checkNames } from './names';

async function namesOf(files: readonly string[]) {
  const cwd = await tempFolder();
  for (const file of files) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), '');
  }
  return checkNames({ cwd });
}

it('rejects names of files and folders that differ only in case, whatever their extensions', async () => {
  const { code, pairs, output } = await namesOf([
    'remotes/billing/src/Section.tsx',
    'remotes/billing/src/section.ts',
    'tests/probe/Pages.tsx',
    'tests/probe/pages/Home.tsx',
    'README.md',
  ]);
  expect(code).toBe(1);
  expect(pairs).toEqual(['remotes/billing/src: Section, section', 'tests/probe: Pages, pages']);
  expect(output).toMatch(/another name/);
});

it('accepts one name with several extensions, in other folders and in what is not ours', async () => {
  const { code, pairs, compared } = await namesOf([
    'src/bills.ts',
    'src/bills.test.ts',
    'src/bills/list.ts',
    'src/list/Bills.tsx',
    'dist/Chunk.js',
    'dist/chunk.js',
  ]);
  expect([code, pairs]).toEqual([0, []]);
  expect(compared).toBe(7);
});
