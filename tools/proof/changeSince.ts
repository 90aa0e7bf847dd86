import { hashesOfBuilds } from './builds';
import type { E2eChange } from './e2eSelection';
import type { History } from './git';
import type { Proven } from './proven';

/** The difference from the proof: files, and the bytes of builds. The product must be built. */
export async function changeSince(
  root: string,
  { proven, history }: { readonly proven: Proven; readonly history: History },
): Promise<E2eChange> {
  const builds = await hashesOfBuilds(root);
  const rebuilt = Object.keys(builds).filter((name) => builds[name] !== proven.builds[name]);
  return { changed: await history.changedSince(proven.commit), rebuilt: new Set(rebuilt) };
}
