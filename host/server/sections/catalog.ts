import type { SectionRegistry } from '@vatio/contracts/federation/sections';
import type { Asset } from '../assets/asset';
import type { ConfiguredSection } from './sectionsConfig';
import type { SectionVersion } from './sectionVersion';

export type ListedSection = Pick<ConfiguredSection, 'name' | 'allowOverrides'>;

interface Entry {
  active?: SectionVersion;
  /** Keyed by identity. */
  readonly versions: Map<string, SectionVersion>;
}

/** The served sections, and the active version of each. */
export class SectionCatalog {
  readonly #entries = new Map<string, Entry>();
  #listed: readonly ListedSection[] = [];
  #revision = 0;

  /** @param listed in the order of the registry */
  constructor(listed: readonly ListedSection[]) {
    this.configure(listed);
  }

  /** Changes whenever the registry does. */
  get revision(): number {
    return this.#revision;
  }

  /** Takes another list; sections that left it have no active version any more. */
  configure(listed: readonly ListedSection[]): void {
    for (const [name, entry] of this.#entries) {
      if (!listed.some((section) => section.name === name)) delete entry.active;
    }
    this.#listed = listed;
    this.#revision += 1;
  }

  /** The version for new pages. */
  active(name: string): SectionVersion | undefined {
    return this.#entries.get(name)?.active;
  }

  /** A served version, active or not. */
  version(name: string, version: string): SectionVersion | undefined {
    return this.#entries.get(name)?.versions.get(version);
  }

  /** Serves a version's files, for pages that know it. */
  serve(version: SectionVersion): void {
    const { name } = version.descriptor;
    const entry = this.#entries.get(name) ?? { versions: new Map() };
    entry.versions.set(version.descriptor.version, version);
    this.#entries.set(name, entry);
  }

  /** Makes a whole version active, in one step; earlier versions stay served. */
  activate(next: SectionVersion): void {
    this.serve(next);
    const entry = this.#entries.get(next.descriptor.name);
    if (entry) entry.active = next;
    this.#revision += 1;
  }

  /** Stops serving all versions of a section except these and the active one. */
  keepOnly(name: string, versions: ReadonlySet<string>): void {
    const entry = this.#entries.get(name);
    for (const version of entry?.versions.keys() ?? []) {
      const isActive = entry?.active?.descriptor.version === version;
      if (!isActive && !versions.has(version)) entry?.versions.delete(version);
    }
  }

  /** All served files of these sections, those of active versions first. */
  assetsOf(names: readonly string[]): Asset[] {
    const entries = names.flatMap((name) => this.#entries.get(name) ?? []);
    const active = entries.flatMap((entry) => entry.active ?? []);
    const others = entries.flatMap((entry) =>
      [...entry.versions.values()].filter((version) => version !== entry.active),
    );
    return [...active, ...others].flatMap(({ files }) => [...files.values()]);
  }

  /** The body of `GET /sections.json`: every section with an active version. */
  registry(): SectionRegistry {
    const sections = this.#listed.flatMap(({ name }) => this.active(name)?.registered ?? []);
    const overridable = this.#listed.filter(({ allowOverrides }) => allowOverrides.length > 0);
    if (overridable.length === 0) return { sections };
    const allowOverrides = Object.fromEntries(
      overridable.map((section) => [section.name, [...section.allowOverrides]]),
    );
    return { sections, allowOverrides };
  }

  /** A file of any served version. */
  file(name: string, version: string, file: string): Asset | undefined {
    return this.version(name, version)?.files.get(file);
  }
}
