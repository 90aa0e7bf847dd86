import { buildProduct } from '../../builds/buildAll';
import { firstFailureOf } from '../../commands/test/jestRun';
import { nearestFirst } from '../../commands/test/nearest';
import { packageBin, runQuietly } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { hashesOfBuilds } from '../builds';
import { reached, selectSpecs } from '../e2eSelection';
import { findSpecs } from '../e2eSpecs';
import { selectJest } from '../jestSelection';
import type { Mutation } from './mutation';
import { whileBroken } from './whileBroken';

export interface TryOptions {
  readonly root: string;
  readonly stop: Stop;
  /** A browser's program, for mutations that only a browser notices. */
  readonly chromium: string;
}

/**
 * Breaks the working tree, runs the tests that the selection would run for this change (none whose
 * turn has come by chance), the nearest first, until one fails, and mends the tree again.
 *
 * @returns what failed; undefined when no selected test noticed
 * @throws Refusal when the text to replace is not there exactly once
 */
export async function tryMutation(
  mutation: Mutation,
  options: TryOptions,
): Promise<string | undefined> {
  const before = mutation.by === 'e2e' ? await builtHashes(options) : {};
  return whileBroken(mutation, options, () =>
    mutation.by === 'e2e'
      ? noticedInBrowser(mutation, before, options)
      : noticedByJest(mutation, options),
  );
}

const changeOf = ({ file }: Mutation) => [{ path: file, isDeleted: false }];

async function noticedByJest(mutation: Mutation, { root, stop }: TryOptions) {
  const { files: selected } = await selectJest({ root, changed: changeOf(mutation), stop });
  // The list's own test finds every mutation, by its text.
  const files = selected.filter((file) => !file.startsWith('tools/proof/mutations/'));
  return firstFailureOf(root, nearestFirst(files, [mutation.file]), stop);
}

async function noticedInBrowser(
  mutation: Mutation,
  before: Readonly<Record<string, string>>,
  options: TryOptions,
) {
  const { root } = options;
  const after = await builtHashes(options);
  const rebuilt = new Set(Object.keys(after).filter((name) => after[name] !== before[name]));
  const change = { changed: changeOf(mutation), rebuilt };
  const [{ files }, specs] = await Promise.all([selectSpecs({ root, ...change }), findSpecs(root)]);
  // The core flows run with every change: those that this one reaches notice it sooner.
  const near = new Set(specs.filter(reached(change, specs)).map(({ path }) => path));
  return (
    (await firstFailedSpec(
      files.filter((file) => near.has(file)),
      options,
    )) ??
    (await firstFailedSpec(
      files.filter((file) => !near.has(file)),
      options,
    ))
  );
}

async function firstFailedSpec(files: readonly string[], { root, stop, chromium }: TryOptions) {
  // Playwright would run all files if none were given.
  if (files.length === 0) return undefined;
  const patterns = files.map((file) => `${file.replace(/[.]/g, '\\.')}$`);
  const args = ['test', '--max-failures=1', '--retries=0', ...patterns];
  const { output } = await runQuietly([packageBin('@playwright/test', 'playwright'), ...args], {
    cwd: root,
    stop,
    env: { ...process.env, CHROMIUM: chromium, FORCE_COLOR: '0' },
  });
  return output.split('\n').find((line) => line.trimStart().startsWith('1) '));
}

async function builtHashes({ root, stop }: TryOptions) {
  await buildProduct(stop);
  return hashesOfBuilds(root);
}
