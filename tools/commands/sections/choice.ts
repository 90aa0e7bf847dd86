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
    // While another one is pinned, the host does not try what the origin has.
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
 * Where a rollback leads: to the version that was deployed before the active one, so that a second
 * rollback leads further back. What the origin itself has taken back leads to what it took back.
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
