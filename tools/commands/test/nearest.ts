/**
 * Test files in the order in which a change most likely breaks them: those in the folder of a
 * changed file first, then those of its subject, its section, its package.
 */
export function nearestFirst(
  testFiles: readonly string[],
  changed: readonly string[],
): readonly string[] {
  const distances = new Map(testFiles.map((file) => [file, distanceTo(file, changed)]));
  const distanceOf = (file: string) => distances.get(file) ?? 0;
  return [...testFiles].sort((a, b) => distanceOf(a) - distanceOf(b));
}

const distanceTo = (file: string, changed: readonly string[]) =>
  Math.min(...changed.map((path) => steps(file, path)));

/** Steps from one file to the other through the folders. */
function steps(from: string, to: string): number {
  const [start, end] = [from.split('/'), to.split('/')];
  const differing = start.findIndex((part, index) => part !== end[index]);
  const common = differing === -1 ? start.length : differing;
  return start.length + end.length - 2 * common;
}
