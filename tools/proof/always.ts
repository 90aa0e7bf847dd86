import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectOf } from './changes';

/** The suites that run with their own package and its callers only: they are long, and pure. */
const isLongAndPure = /^shared\/(energy|sheets)\//;
/** The API's promises about all areas at once. */
const isOfWholeApi = /^api\/src\/(areas\/[^/]+|migrate\/.+|http\/openapi)\.test\.ts$/;
/** The first page of each section, and what compares the sections. */
const isOfSections = /^(remotes\/[^/]+\/src|tests)\/[^/]+\.test\.tsx$/;
/** A test that starts processes or reads the repository depends on more than its imports. */
const readsByPath =
  /['"](?:node:)?(?:fs|fs\/promises|child_process)['"]|\/(?:consoleRun|miniature|processes\/\w+|repository\/\w+)['"]/;

/** Returns whether a test file of Jest runs with every change. */
export async function runsAlways(root: string, testFile: string): Promise<boolean> {
  if (isLongAndPure.test(testFile)) return false;
  if (projectOf(testFile) === 'node') return true;
  if (isOfWholeApi.test(testFile) || isOfSections.test(testFile)) return true;
  return readsByPath.test(await readFile(join(root, testFile), 'utf8'));
}
