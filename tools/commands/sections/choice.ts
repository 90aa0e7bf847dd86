import { Refusal } from '../../setup/refusal.mjs';
import type { KnownSection } from './knownSection';

/**
 * Makes sure that a version can be had.
 *
 * @throws Refusal that names the versions that can, or says why the host refused this one
 */
export function checkPinnable(
  { name, pin, versions, origin, rejected }: KnownSection,
  version: string,
): void {
  if (versions.includes(version)) return;
  if (version === origin.version) {
    // While another version is pinned, the host does not try the origin's.
    const refused = pin ? undefined : rejected.find((one) => one.version === version);
    if (!refused) return;
    throw new Refusal(`${name}: ${refused.reason} ${allTheSame}`);
  }
  const there = [...new Set([...versions, ...(origin.version ? [origin.version] : [])])];
  const known = there.length > 0 ? `These are: ${there.join(', ')}.` : 'Nothing is.';
  throw new Refusal(
    `${name} ${version} is neither in the store nor at the origin ${origin.place}. ${known} ${allTheSame}`,
  );
}

const allTheSame = 'With --force it is pinned all the same.';

/**
 * The target of a rollback: the version deployed before the active one, so that a second rollback
 * leads further back. If the origin itself has gone back, the target is what it took back.
 *
 * @throws Refusal when the store has none
 */
export function versionBefore({ name, pin, versions, deployed, active }: KnownSection): string {
  const older = active ? deployed[deployed.indexOf(active) + 1] : undefined;
  const before = older ?? (pin ? undefined : versions.find((version) => version !== active));
  if (active && before) return before;
  const why = active ? `The store has no version before ${active}` : 'It has no active version';
  throw new Refusal(`${name} cannot be rolled back. ${why}.`);
}
