import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import type { ComponentType } from 'react';
import type { Override, Overrides } from '../overrides/overrides';
import type { Registry } from '../registry/registry';
import { SectionError, toSectionError } from '../sectionError';
import { documentChunks } from './documentChunks';
import type { Federation } from './federation';
import { createTimings, type SectionTiming } from './timings';

/** A section whose code is here. */
export interface LoadedSection {
  readonly section: RegisteredSection;
  readonly Component: ComponentType;
  /** The other server, if the section is overridden. */
  readonly overrideUrl: string | undefined;
}

export interface SectionLoader {
  /** Fetches what every section needs: a person is about to sign in. */
  readonly prepare: () => void;
  /** The deployed version if its code is here, so that a second visit shows no skeleton. */
  readonly loaded: (name: string) => LoadedSection | undefined;
  /**
   * Fetches the deployed version of a section and its doors, unless they are here. It remembers no
   * failure: calling again really tries again.
   *
   * @throws SectionError with the version
   */
  readonly load: (name: string) => Promise<LoadedSection>;
  /** The version loaded last, for when a newer one fails. */
  readonly fallback: (name: string) => LoadedSection | undefined;
  readonly timings: () => readonly SectionTiming[];
}

let federation: Promise<Federation> | undefined;

/** The runtime's chunk, requested once; forgotten when it does not arrive, so a retry works. */
function startedFederation(): Promise<Federation> {
  federation ??= documentChunks()
    .then(() => import(/* webpackChunkName: "federation" */ './federation'))
    .then(
      ({ startFederation }) => startFederation(),
      (cause: unknown) => {
        federation = undefined;
        throw new SectionError('unreachable', 'The federation chunk did not arrive', cause);
      },
    );
  return federation;
}

export function createSectionLoader(
  registry: Registry,
  overrides: Pick<Overrides, 'find'>,
  federationOf = startedFederation,
): SectionLoader {
  const byEntry = new Map<string, LoadedSection>();
  const loading = new Map<string, Promise<LoadedSection>>();
  const timings = createTimings();

  const fetchCode = async (
    section: RegisteredSection,
    overrideUrl: string | undefined,
  ): Promise<LoadedSection> => {
    const timer = timings.begin(section, overrideUrl !== undefined);
    try {
      const { load } = await federationOf().finally(timer.start('federation'));
      const loaded = { section, Component: await load(section, timer), overrideUrl };
      byEntry.set(section.entry, loaded);
      return loaded;
    } catch (error) {
      throw Object.assign(toSectionError(error), { section });
    } finally {
      loading.delete(section.entry);
    }
  };

  const loadVersion = async (section: RegisteredSection, overrideUrl?: string) => {
    const known = byEntry.get(section.entry);
    if (known) return known;
    const promise = loading.get(section.entry) ?? fetchCode(section, overrideUrl);
    loading.set(section.entry, promise);
    return promise;
  };

  const loadDeployed = async (name: string) => {
    if (!registry.find(name)) await registry.refresh();
    const section = registry.find(name);
    if (!section) throw new SectionError('unreachable', `${name} is not deployed`);
    try {
      return await loadVersion(section);
    } catch (error) {
      // A newer version may have replaced it since the last answer, and its files be gone.
      await registry.refresh();
      const successor = registry.find(name);
      if (!successor || successor.entry === section.entry) throw error;
      return loadVersion(successor);
    }
  };

  return {
    // Only a hint: if it fails, the first section tries again and reports the error.
    prepare: () => void federationOf().catch(() => undefined),
    // An override's facts are unknown before its server was asked.
    loaded: (name) =>
      overrides.find(name) ? undefined : byEntry.get(registry.find(name)?.entry ?? ''),
    load: async (name) => {
      const override = overrides.find(name);
      if (!override) return loadDeployed(name);
      return loadVersion(await fetchOverridden(override), override.url);
    },
    fallback: (name) =>
      overrides.find(name) || !registry.find(name)
        ? undefined
        : [...byEntry.values()].findLast(
            ({ section, overrideUrl }) => section.name === name && !overrideUrl,
          ),
    timings: timings.list,
  };
}

/** Only people who replace a section load this code. */
async function fetchOverridden(override: Override): Promise<RegisteredSection> {
  try {
    const chunk = await import(/* webpackChunkName: "override" */ '../overrides/fetchOverride');
    return await chunk.fetchOverride(override);
  } catch (error) {
    if (error instanceof SectionError) throw error;
    throw new SectionError('unreachable', 'The override chunk did not arrive', error);
  }
}
