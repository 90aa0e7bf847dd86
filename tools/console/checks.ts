/** A sentence of a report, and whether it is as it must be. */
export interface Check {
  readonly line: string;
  readonly isPassed: boolean;
}

/**
 * Prints each check with its sign, and how many have failed.
 *
 * @param note added to the last line
 * @returns the exit code
 */
export function reportChecks(checks: readonly Check[], note = ''): number {
  for (const { line, isPassed } of checks) console.log(`${isPassed ? '✓' : '✗'} ${line}`);
  const failed = checks.filter(({ isPassed }) => !isPassed).length;
  console.log(`${checks.length - failed} passed, ${failed} failed${note}`);
  return failed === 0 ? 0 : 1;
}
