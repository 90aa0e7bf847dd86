import type { Stop } from '../../process/stopSignals.mjs';
import { root } from '../../root';
import { changedFiles } from './changedFiles';
import { jestOnce, jestTwice } from './jestRun';

/**
 * `npm test`: every test that needs no browser; a file that fails is run once more.
 * `npm test -- --changed`: the tests that a change touches. Other arguments are jest's.
 */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  if (args.length === 0) return jestTwice(root, stop);
  if (!args.includes('--changed')) return jestOnce(root, args, stop);
  const others = args.filter((arg) => arg !== '--changed');
  const { files, where } = await changedFiles(root);
  console.log(`The tests that ${where} touches: ${files.join(', ') || 'nothing has changed'}`);
  if (files.length === 0) return 0;
  return jestOnce(root, [...others, '--passWithNoTests', '--findRelatedTests', ...files], stop);
}
