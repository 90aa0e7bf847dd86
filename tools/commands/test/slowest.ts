import { relative } from 'node:path';
import type { JestReport } from './verdict';

/** The ten tests that took longest by jest's clock, the slowest first: a line for each. */
export function slowest({ testResults }: JestReport, root: string): string {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      ms: duration ?? 0,
      test: `${relative(root, name)} › ${fullName}`,
    })),
  );
  const ten = tests.sort((a, b) => b.ms - a.ms).slice(0, 10);
  return ten.map(({ ms, test }) => `slow: ${(ms / 1000).toFixed(1)} s  ${test}`).join('\n');
}
