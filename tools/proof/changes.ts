import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ChangedFile } from './git';

/** The projects of jest.config.cjs that a change can concern. */
const jestProjects = ['browser', 'node', 'api'] as const;
export type JestProject = (typeof jestProjects)[number];

/** Outside api/, the name of a test file decides (docs/decisions/004-tests.md). */
export function projectOf(testFile: string): JestProject {
  if (testFile.startsWith('api/')) return 'api';
  return testFile.endsWith('.tsx') ? 'browser' : 'node';
}

/**
 * Changes that no import shows, and the projects whose tests they can break. A change below
 * `tests/setup` is an import for helpers, and none for what jest.config.cjs names.
 */
const unseen: readonly (readonly [RegExp, readonly JestProject[]])[] = [
  [/^(package-lock\.json|jest\.config\.cjs|tsconfig\.base\.json)$/, jestProjects],
  [/^tests\/setup\/(serverEnvironment\.cjs$|runtimes\/)/, jestProjects],
  [/^tests\/setup\/(browser|icons|empty|echartsEngine|jsdom\/)/, ['browser']],
  [/^api\/test\/(global|server\.ts|processes\/|database\/|fixtures\/.*\.(gz|sql|txt)$)/, ['api']],
  [/\/migrations\/|^api\/src\/(migrate|db)\//, ['api']],
];

const isSource = /\.(ts|tsx|mts|cts|js|mjs|cjs)$/;
const isTest = /\.(test|spec|stories)\.tsx?$/;
/** No test of Jest reads these, or only tests that always run. */
const isAside =
  /^(docs|deploy|\.ci|\.github|bench|tests\/e2e|tests\/faults)\/|\.(md|png|scss|css)$|(^|\/)(package\.json|tsconfig\.json|Dockerfile)$/;

/** The meaning of a change for Jest. */
export interface JestChange {
  /** Projects that run completely. */
  readonly whole: ReadonlySet<JestProject>;
  /** Files whose importers run. */
  readonly sources: readonly string[];
}

/**
 * Sorts what has changed by how its tests are found. A data file represents all sources of its package,
 * since tests read it by its path.
 */
export async function jestChange(
  root: string,
  changed: readonly ChangedFile[],
): Promise<JestChange> {
  const whole = new Set(changed.flatMap(wholeProjects));
  const present = changed.filter(({ isDeleted }) => !isDeleted).map(({ path }) => path);
  const data = present.filter((path) => !isSource.test(path) && !isAside.test(path));
  const packages = new Set(await Promise.all(data.map((path) => packageOf(root, path))));
  packages.delete('.');
  const beside = await Promise.all([...packages].map((folder) => sourcesIn(root, folder)));
  return { whole, sources: [...present.filter((path) => isSource.test(path)), ...beside.flat()] };
}

function wholeProjects({ path, isDeleted }: ChangedFile): readonly JestProject[] {
  const rule = unseen.find(([pattern]) => pattern.test(path));
  if (rule) return rule[1];
  // Its importers have changed too, or do not compile; a test that read it by path has not.
  if (!isDeleted || isTest.test(path) || isAside.test(path)) return [];
  if (path.startsWith('api/')) return ['api'];
  return /^shared\/(contracts|energy|sheets|build)\//.test(path)
    ? jestProjects
    : ['browser', 'node'];
}

/** The nearest folder above a file that has a package.json. */
async function packageOf(root: string, path: string): Promise<string> {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const isPackage = await stat(join(root, folder, 'package.json')).catch(() => undefined);
    if (isPackage) return folder;
  }
  return '.';
}

async function sourcesIn(root: string, folder: string): Promise<readonly string[]> {
  const files = await readdir(join(root, folder), { recursive: true });
  return files
    .filter((file) => isSource.test(file) && !/(^|\/)(node_modules|dist|dist-server)\//.test(file))
    .map((file) => join(folder, file));
}
