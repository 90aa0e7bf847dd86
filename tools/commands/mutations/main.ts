import type { Stop } from '../../process/stopSignals.mjs';
import { type History, historyOf } from '../../proof/git';
import { mutations } from '../../proof/mutations/list';
import { tryMutation } from '../../proof/mutations/tryMutation';
import { root } from '../../root';
import { Refusal } from '../../setup/refusal.mjs';
import { findChromium } from '../e2e/chromium';

/**
 * `npm run mutations`: breaks the product in one way, chosen by the hash of HEAD, and fails when none of the
 * tests that would run for such a change notices. `-- --all`: in every way. `-- <name> …`: in these.
 */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const chromium = findChromium();
  const history = historyOf(root);
  const head = await history.head();
  const tried = chosen(args, head);
  if (head) await requireUnedited(history, head);
  let missed = 0;
  for (const mutation of tried) {
    const begin = Date.now();
    const failure = await tryMutation(mutation, { root, stop, chromium }).catch((error) => {
      if (!stop.gentle.aborted) throw error;
      return undefined;
    });
    if (stop.gentle.aborted) return 130;
    const seconds = Math.round((Date.now() - begin) / 1000);
    if (!failure) missed += 1;
    console.log(
      `${failure ? '✓' : '✗'} ${mutation.name} (${mutation.file}), ${seconds} s: ${failure ?? 'missed'}`,
    );
  }
  console.log(`${tried.length - missed} passed, ${missed} failed`);
  return missed === 0 ? 0 : 1;
}

/** @throws Refusal where an edit, or a fault that a killed run has left, would be noticed in place of a mutation */
async function requireUnedited(history: History, head: string): Promise<void> {
  const changed = new Set((await history.changedSince(head)).map(({ path }) => path));
  const edited = mutations.find(({ file }) => changed.has(file));
  if (!edited) return;
  throw new Refusal(
    `${edited.file} is not as it was committed, perhaps since «${edited.name}» was killed: commit it, or restore it with git.`,
  );
}

function chosen(args: readonly string[], head = '0') {
  if (args.includes('--all')) return mutations;
  if (args.length > 0) {
    const unknown = args.find((name) => !mutations.some((mutation) => mutation.name === name));
    if (unknown) throw new Refusal(`There is no mutation «${unknown}».`);
    return mutations.filter(({ name }) => args.includes(name));
  }
  const index = Number.parseInt(head.slice(0, 8), 16) % mutations.length;
  return mutations.slice(index, index + 1);
}
