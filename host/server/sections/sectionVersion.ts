import type { RegisteredSection, SectionDescriptor } from '@vatio/contracts/federation/sections';
import type { Asset } from '../assets/asset';

/** One whole, checked build of a section. */
export interface SectionVersion {
  readonly descriptor: SectionDescriptor;
  /** Hash of its section.json, and so of every file. */
  readonly digest: string;
  /** Its raw section.json. */
  readonly json: Buffer;
  readonly files: ReadonlyMap<string, Asset>;
  /** The page's view of it. */
  readonly registered: RegisteredSection;
}

/** The public path of a section's file; the version in it makes it immutable. */
const sectionFilePath = (name: string, version: string, file: string): string =>
  `/remotes/${name}/${version}/${file}`;

/** Makes a version from files that were checked against the descriptor. */
export function sectionVersion(
  offer: Pick<SectionVersion, 'descriptor' | 'digest' | 'json'>,
  files: ReadonlyMap<string, Asset>,
): SectionVersion {
  const { descriptor, digest, json } = offer;
  const { files: hashes, entry, ...facts } = descriptor;
  const registered = {
    ...facts,
    entry: sectionFilePath(facts.name, facts.version, entry),
    integrity: hashes[entry] ?? '',
  };
  return { descriptor, digest, json, files, registered };
}
