import type { RegisteredSection, SectionDescriptor } from '@vatio/contracts/federation/sections';
import type { Asset } from '../assets/asset';

/** One whole, checked build of a section. */
export interface SectionVersion {
  readonly descriptor: SectionDescriptor;
  /** Hash of its section.json, and so of every file. */
  readonly digest: string;
  /** Its raw section.json. */
  readonly json: Buffer;
  readonly signature?: string | undefined;
  readonly files: ReadonlyMap<string, Asset>;
  /** The page's view of it. */
  readonly registered: RegisteredSection;
}

/** Makes a version from files that were checked against the descriptor. */
export function sectionVersion(
  offer: Omit<SectionVersion, 'files' | 'registered'>,
  files: ReadonlyMap<string, Asset>,
): SectionVersion {
  const { descriptor } = offer;
  const { files: hashes, entry, ...facts } = descriptor;
  const registered = {
    ...facts,
    // The version in its path makes it immutable.
    entry: `/remotes/${facts.name}/${facts.version}/${entry}`,
    integrity: hashes[entry] ?? '',
  };
  return { ...offer, files, registered };
}
