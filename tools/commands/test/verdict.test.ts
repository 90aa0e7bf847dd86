import { type JestReport, judge, summary } from './verdict';

/** A run of two files, with what failed in each; `null` is a file that did not load. */
const report = (failures: Readonly<Record<string, readonly string[] | null>>): JestReport => ({
  numPassedTests: 5,
  numTotalTests: 7,
  testResults: Object.entries(failures).map(([file, failed]) => ({
    name: `/vatio/${file}`,
    status: failed?.length === 0 ? 'passed' : 'failed',
    assertionResults: (failed ?? []).map((fullName) => ({ fullName, status: 'failed' })),
  })),
});
const verdict = (first: JestReport, second: JestReport) => judge(first, second, '/vatio');

it('a test that failed in both runs has failed, one that failed in one is flaky', () => {
  const first = report({ 'a.test.ts': ['x', 'y'], 'b.test.ts': [] });
  const second = report({ 'a.test.ts': ['x', 'z'], 'b.test.ts': [] });
  expect(verdict(first, second)).toEqual({
    failed: ['a.test.ts › x'],
    flaky: ['a.test.ts › y', 'a.test.ts › z'],
  });
});

it('a file that did not load says nothing good of its tests', () => {
  const works = report({ 'a.test.ts': ['x'] });
  const isGone = report({ 'a.test.ts': null });
  expect(verdict(works, isGone)).toEqual({ failed: ['a.test.ts'], flaky: [] });
  expect(verdict(isGone, works)).toEqual({ failed: ['a.test.ts › x'], flaky: [] });
  expect(verdict(isGone, isGone)).toEqual({ failed: ['a.test.ts'], flaky: [] });
  expect(verdict(isGone, report({ 'a.test.ts': [] }))).toEqual({
    failed: [],
    flaky: ['a.test.ts'],
  });
});

it('the same name in another file is another test', () => {
  const first = report({ 'a.test.ts': ['x'], 'b.test.ts': [] });
  const second = report({ 'a.test.ts': [], 'b.test.ts': ['x'] });
  expect(verdict(first, second).failed).toEqual([]);
});

it('flaky tests are named, and counted apart', () => {
  const both = { failed: ['a.test.ts › x'], flaky: ['a.test.ts › y'] };
  expect(summary(both, report({}))).toBe(
    'flaky: a.test.ts › y\nTests:       1 failed, 1 flaky, 5 passed, 7 total',
  );
});
