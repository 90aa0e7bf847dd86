import type { Stop } from '../../process/stopSignals.mjs';
import { historyOf } from '../../proof/git';
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
  const tried = await chosen(args);
  let missed = 0;
  for (const mutation of tried) {
    const begin = Date.now();
    const failure = await tryMutation(mutation, { root, stop, chromium });
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

async function chosen(args: readonly string[]) {
  if (args.includes('--all')) return mutations;
  if (args.length > 0) {
    const unknown = args.find((name) => !mutations.some((mutation) => mutation.name === name));
    if (unknown) throw new Refusal(`There is no mutation «${unknown}».`);
    return mutations.filter(({ name }) => args.includes(name));
  }
  const head = (await historyOf(root).head()) ?? '0';
  const index = Number.parseInt(head.slice(0, 8), 16) % mutations.length;
  return mutations.slice(index, index + 1);
}
