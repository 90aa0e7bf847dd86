import { relative } from 'node:path';

/** The part of jest's own report (`--json`) that is read. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Milliseconds; none of a test that was left out. */
      readonly duration?: number | null;
    }[];
  }[];
}

/** Each test as «file › name»; a file that does not even load by its name alone. */
export interface Verdict {
  readonly failed: readonly string[];
  readonly flaky: readonly string[];
}

interface Failure {
  readonly file: string;
  /** None when the file did not load, which says no good of any of its tests. */
  readonly test?: string;
}

/** The reports of several runs as one. */
export const together = (reports: readonly JestReport[]): JestReport => ({
  numPassedTests: reports.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0),
  numTotalTests: reports.reduce((sum, { numTotalTests }) => sum + numTotalTests, 0),
  testResults: reports.flatMap(({ testResults }) => testResults),
});

/** The joint verdict of two runs: a test that failed in both has failed, one that failed in one is flaky. */
export function judge(first: JestReport, second: JestReport, root: string): Verdict {
  const before = failuresOf(first, root);
  const again = failuresOf(second, root);
  const isIn = (failures: readonly Failure[]) => (failure: Failure) =>
    failures.some(
      ({ file, test }) =>
        file === failure.file && (test === failure.test || !test || !failure.test),
    );
  const once = [
    ...before.filter((failure) => !isIn(again)(failure)),
    ...again.filter((failure) => !isIn(before)(failure)),
  ];
  return { failed: again.filter(isIn(before)).map(nameOf), flaky: once.map(nameOf) };
}

/** Jest's last line for both runs together, after a line for each flaky test. */
export function summary({ failed, flaky }: Verdict, { numTotalTests, numPassedTests }: JestReport) {
  const lines = flaky.map((test) => `flaky: ${test}`);
  const counts = [`${failed.length} failed`, `${flaky.length} flaky`, `${numPassedTests} passed`];
  return [...lines, `Tests:       ${counts.join(', ')}, ${numTotalTests} total`].join('\n');
}

const nameOf = ({ file, test }: Failure) => (test ? `${file} › ${test}` : file);

function failuresOf({ testResults }: JestReport, root: string): readonly Failure[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      return tests.length > 0
        ? tests.map(({ fullName }) => ({ file, test: fullName }))
        : [{ file }];
    });
}
