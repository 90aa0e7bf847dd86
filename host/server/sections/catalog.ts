import type { SectionRegistry } from '@vatio/contracts/sections';
import type { Asset } from '../assets/asset';
import type { SectionVersion } from './sectionVersion';

/** So many builds of a section stay served, for pages that were opened before a deployment. */
const keptVersions = 5;

interface Entry {
  active?: SectionVersion;
  /** By identity, the least recently activated first. */
  readonly versions: Map<string, SectionVersion>;
  /** Identity → digest of all that ever were active, to tell a rebuilt one with other bytes. */
  readonly digests: Map<string, string>;
}

/** The sections that are served, and which version of each is the active one. */
export class SectionCatalog {
  readonly #entries: ReadonlyMap<string, Entry>;
  #revision = 0;

  /** @param names in the order in which the registry lists them */
  constructor(names: readonly string[]) {
    this.#entries = new Map(
      names.map((name) => [name, { versions: new Map(), digests: new Map() }]),
    );
  }

  /** Changes whenever the registry does. */
  get revision(): number {
    return this.#revision;
  }

  /** The version that new pages get. */
  active(name: string): SectionVersion | undefined {
    return this.#entries.get(name)?.active;
  }

  /** A version that is still served, active or not. */
  version(name: string, version: string): SectionVersion | undefined {
    return this.#entries.get(name)?.versions.get(version);
  }

  /** The digest under which this identity was known, even if it is no longer served. */
  digest(name: string, version: string): string | undefined {
    return this.#entries.get(name)?.digests.get(version);
  }

  /** Makes a whole version the active one, in one step; the ones before stay served. */
  activate(next: SectionVersion): void {
    const { name, version } = next.descriptor;
    const entry = this.#entries.get(name);
    if (!entry) throw new Error(`The section "${name}" is not configured`);
    entry.active = next;
    entry.digests.set(version, next.digest);
    entry.versions.delete(version);
    entry.versions.set(version, next);
    for (const oldest of [...entry.versions.keys()].slice(0, -keptVersions)) {
      entry.versions.delete(oldest);
    }
    this.#revision += 1;
  }

  /** The body of `GET /sections.json`: every section that has an active version. */
  registry(): SectionRegistry {
    const active = [...this.#entries.values()].flatMap((entry) => entry.active ?? []);
    return { sections: active.map(({ registered }) => registered) };
  }

  /** A file of any version that is served. */
  file(name: string, version: string, file: string): Asset | undefined {
    return this.version(name, version)?.files.get(file);
  }
}
