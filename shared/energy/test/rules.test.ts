import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
/** Files of other packages begin with their folder. */
const pathOf = (file: string) =>
  join(/^(api|remotes|shared)\//.test(file) ? join(root, '../..') : root, file);
const read = (file: string) => readFileSync(pathOf(file), 'utf8');
const page = read('docs/rules.md');
const rows = [...page.matchAll(/^\| .* \| `([^`]+)` \| (.*?) \| `([^`]+)` \|/gm)].map(
  ([, code = '', norm = '', test = '']) => ({ code, norm, test }),
);

it('docs/rules.md names code, norm and test of each rule', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const { code, norm, test } of rows) {
    expect([code, existsSync(pathOf(code))]).toEqual([code, true]);
    expect([test, existsSync(pathOf(test))]).toEqual([test, true]);
    expect(norm).not.toBe('');
  }
});

it.each(rows)('$code names article and BOE id of its source', ({ code }) => {
  expect(read(code)).toMatch(/Sources?:|art\. \d/);
  expect(read(code)).toMatch(/BOE-A-\d{4}-\d+|CNS\/DE\/\d+/);
});
