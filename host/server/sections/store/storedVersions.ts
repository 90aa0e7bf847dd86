import { directoryOrigin } from '../origin';
import {
  descriptorFile,
  parseOffer,
  pullVersion,
  readOffer,
  readSignature,
  type SectionOffer,
} from '../pull';
import { Refusal } from '../refusal';
import type { SectionVersion } from '../sectionVersion';
import type { Activation } from './history';
import type { SectionShelf } from './store';

/** Reading the store is never aborted. */
const neverAborted = new AbortController().signal;

/** Reads a version and checks it like one from an origin. @throws Error if it is damaged */
export async function readStored(
  shelf: SectionShelf,
  name: string,
  { version, digest }: Activation,
): Promise<SectionVersion> {
  const offer = await storedOffer(shelf, name, version);
  if (offer.digest !== digest) {
    throw new Refusal(`its ${descriptorFile} is not the one that was stored`, version);
  }
  const folder = directoryOrigin(shelf.folder(version));
  const signature = await readSignature(folder, neverAborted);
  return pullVersion(folder, { ...offer, signature }, neverAborted);
}

/** A history from the folders of a store, for a damaged `history.json`. */
export async function historyFromFolders(shelf: SectionShelf, name: string): Promise<Activation[]> {
  const found: Activation[] = [];
  for (const version of await shelf.versions()) {
    try {
      const { digest } = await storedOffer(shelf, name, version);
      const activatedAt = (await shelf.storedAt(version)).toISOString();
      found.push({ version, digest, deployedAt: activatedAt, activatedAt });
    } catch {
      // Damaged: no longer a version.
    }
  }
  return found.sort((one, other) => other.activatedAt.localeCompare(one.activatedAt));
}

async function storedOffer(
  shelf: SectionShelf,
  name: string,
  version: string,
): Promise<SectionOffer> {
  const offer = parseOffer(
    name,
    await readOffer(directoryOrigin(shelf.folder(version)), neverAborted),
  );
  if (offer.descriptor.version === version) return offer;
  throw new Refusal(`its folder holds ${offer.descriptor.version}`, version);
}
