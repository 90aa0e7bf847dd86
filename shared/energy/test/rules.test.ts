import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read('docs/rules.md');
const rows = [...page.matchAll(/^\| .* \| `(src\/[^`]+)` \| (.*?) \| `(src\/[^`]+)` \|/gm)].map(
  ([, code = '', norm = '', test = '']) => ({ code, norm, test }),
);

it('docs/rules.md names code, norm and test of each rule', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const { code, norm, test } of rows) {
    expect([code, existsSync(join(root, code))]).toEqual([code, true]);
    expect([test, existsSync(join(root, test))]).toEqual([test, true]);
    expect(norm).not.toBe('');
  }
});

it.each(rows)('$code names article and BOE id of its source', ({ code }) => {
  expect(read(code)).toMatch(/Sources?:|art\. \d/);
  expect(read(code)).toMatch(/BOE-A-\d{4}-\d+|CNS\/DE\/\d+/);
});
