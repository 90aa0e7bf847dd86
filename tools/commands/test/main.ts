import { join } from 'node:path';
import { rotation } from '../../../tests/rotation';
import type { Stop } from '../../process/stopSignals.mjs';
import { listTests, selectJest } from '../../proof/jestSelection';
import { short, standingOf } from '../../proof/proven';
import { root } from '../../root';
import { changedFiles } from './changedFiles';
import { jestInTime, jestOnce, jestTwice } from './jestRun';
import { nearestFirst } from './nearest';

/** The time limit of `--changed`; what is left then runs with `npm test`. */
const budgetMs = 28_000;

/**
 * `npm test`: the tests that need no browser and are not proven since `.ci/proven`, with those that always run;
 * a file that fails is run once more. `--all`: every one. `--changed`: those that the present change touches, the
 * nearest first, for half a minute. Other arguments are jest's.
 */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  if (args.length === 0) return unproven(stop);
  if (args.includes('--all')) return (await jestTwice(root, stop)).code;
  if (args.includes('--changed')) return changed(args, stop);
  return jestOnce(root, args, stop);
}

async function unproven(stop: Stop): Promise<number> {
  const standing = await standingOf(root);
  if (!standing.proven) {
    console.log(`Every test runs: ${standing.reason}.`);
    return (await jestTwice(root, stop)).code;
  }
  const { proven, history } = standing;
  const since = await history.changedSince(proven.commit);
  const { files, of } = await selectJest({ root, changed: since, stop, part: rotation() });
  console.log(
    `${files.length} of ${of} test files run: ${since.length} files changed since the proof.`,
  );
  const { code, tests } = await jestTwice(root, stop, files);
  const left = Math.max(0, proven.tests.jest - tests);
  console.log(
    `Left out: ${left} of ${proven.tests.jest} tests, which passed at ${short(proven.commit)} (${proven.date.slice(0, 10)}) ` +
      'and depend on nothing that has changed since. Everything: npm test -- --all',
  );
  return code;
}

async function changed(args: readonly string[], stop: Stop): Promise<number> {
  const until = Date.now() + budgetMs;
  const { files, where } = await changedFiles(root);
  console.log(`The tests that ${where} touches: ${files.join(', ') || 'nothing has changed'}`);
  if (files.length === 0) return 0;
  const related = await listTests({ root, stop }, ['--findRelatedTests', ...files]);
  if (related.length === 0) {
    console.log('No test imports what has changed.');
    return 0;
  }
  const inOrder = nearestFirst(related, files).map((path) => join(root, path));
  const others = args.filter((arg) => arg !== '--changed');
  const { code, ran } = await jestInTime(root, inOrder, until, others, stop);
  const left = inOrder.length - ran;
  if (left > 0) console.log(`${left} more test files import what has changed: npm test runs them.`);
  return code;
}
