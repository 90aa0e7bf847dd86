import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stop } from '../../process/stopSignals.mjs';
import { Refusal } from '../../setup/refusal.mjs';
import type { Mutation } from './mutation';

/**
 * Does something while the working tree is broken, and mends it: afterwards, or at once when it is stopped,
 * however long what runs takes to end.
 *
 * @throws Refusal when the text to replace is not there exactly once
 */
export async function whileBroken<T>(
  { name, file, find, replace }: Pick<Mutation, 'name' | 'file' | 'find' | 'replace'>,
  { root, stop }: { readonly root: string; readonly stop: Pick<Stop, 'gentle'> },
  work: () => Promise<T>,
): Promise<T> {
  const path = join(root, file);
  const whole = readFileSync(path, 'utf8');
  const [before, after, ...more] = whole.split(find);
  if (after === undefined || more.length > 0) {
    throw new Refusal(`«${name}»: ${file} has its text not exactly once.`);
  }
  const mend = () => writeFileSync(path, whole);
  stop.gentle.throwIfAborted();
  stop.gentle.addEventListener('abort', mend);
  writeFileSync(path, `${before}${replace}${after}`);
  try {
    return await work();
  } finally {
    stop.gentle.removeEventListener('abort', mend);
    mend();
  }
}
