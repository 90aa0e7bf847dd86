/**
 * The failure that jest has printed: the file, and the test's name where one ran. Before the tests of the
 * API it is built; where that fails none runs, and no file is named as failed.
 */
export function failureIn(output: string): string | undefined {
  const file = /^FAIL \w+ (\S+)/m.exec(output)?.[1];
  const test = /^ +● (.+)$/m.exec(output)?.[1];
  if (file) return [file, test].filter(Boolean).join(' › ');
  return /^Build failed with .+:\n(.+)$/m.exec(output)?.[1];
}
