import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The test files in `.ci/watched` that still always run because one of their tests was flaky. A line
 * is a date and a file, `2026-12-06 tests/e2e/tabs.spec.ts`; the date is the last day.
 *
 * @param today ISO date
 */
export async function watchedFiles(
  root: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<ReadonlySet<string>> {
  const text = await readFile(join(root, '.ci/watched'), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => /^\d{4}-/.test(line));
  return new Set(
    lines.flatMap((line) => (line.slice(0, 10) >= today ? [line.slice(11).trim()] : [])),
  );
}
