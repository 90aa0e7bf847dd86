import { reservedPaths } from '@vatio/contracts/paths';
import { satisfies } from 'semver';

/** The needs of a section; a `section.json` and an entry of the registry both have them. */
export interface SectionNeeds {
  readonly name: string;
  readonly version: string;
  /** Package → semver range. */
  readonly requires: Readonly<Record<string, string>>;
  /** The Module Federation version that its entry expects. */
  readonly runtime: string;
}

/** The offers of a host; `host.json` has them. */
export interface HostOffers {
  readonly version: string;
  /** Package → version; the federation runtime is `Module Federation`. */
  readonly offers: Readonly<Record<string, string>>;
}

/**
 * The needs of a section that a host does not meet, as the page would find out
 * (host/src/sections/loading/compatibility.ts): one sentence each, without a full stop; none = they fit.
 */
export function conflicts(section: SectionNeeds, host: HostOffers): string[] {
  const needs = { ...section.requires, 'Module Federation': section.runtime };
  return Object.entries(needs).flatMap(([name, range]) => {
    const offered = Object.hasOwn(host.offers, name) ? host.offers[name] : undefined;
    if (offered && satisfies(offered, range)) return [];
    const here = `this host (${host.version}) ${offered ? `offers ${offered}` : 'does not offer it'}`;
    return [`version ${section.version} needs ${name} ${range} and ${here}`];
  });
}

/** Facts for finding two sections that want the same place in the address. */
interface SectionPlace {
  readonly name: string;
  readonly version: string;
  readonly path: string;
}

/** Why a section cannot have its path beside the others, in one sentence without a full stop. */
export function pathConflict(
  { name, version, path }: SectionPlace,
  others: Iterable<SectionPlace>,
): string | undefined {
  const claim = `version ${version} of "${name}" wants the path /${path}`;
  if (reservedPaths.has(path)) return `${claim}, which is the host's own`;
  for (const other of others) {
    if (other.name === name || other.path !== path) continue;
    return `${claim}, which version ${other.version} of "${other.name}" has`;
  }
  return undefined;
}
