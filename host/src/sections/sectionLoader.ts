import type { RegisteredSection } from '@vatio/contracts/sections';
import type { ComponentType } from 'react';
import type { Federation } from './federation';
import type { Registry } from './registry';
import { SectionError, toSectionError } from './sectionError';
import { shares } from './shares';

/** A section whose code is here. */
interface LoadedSection {
  readonly section: RegisteredSection;
  readonly Component: ComponentType;
}

export interface SectionLoader {
  /** The section if its code is here already, so that a second visit shows no skeleton. */
  readonly loaded: (name: string) => LoadedSection | undefined;
  /**
   * Fetches a section and what it requires, unless its code is here already. Nothing is remembered
   * of a failure: calling again really tries again.
   *
   * @throws SectionError
   */
  readonly load: (name: string) => Promise<LoadedSection>;
}

let federation: Promise<Federation> | undefined;

/** The runtime's chunk, asked for once; forgotten when it does not arrive, so a retry works. */
function startedFederation(): Promise<Federation> {
  federation ??= import(/* webpackChunkName: "federation" */ './federation').then(
    ({ startFederation }) => startFederation(shares),
    (cause: unknown) => {
      federation = undefined;
      throw new SectionError('unreachable', 'The federation chunk did not arrive', cause);
    },
  );
  return federation;
}

export function createSectionLoader(
  registry: Registry,
  federationOf = startedFederation,
): SectionLoader {
  const byContainer = new Map<string, LoadedSection>();

  const failed = new Set<string>();

  const find = async (name: string) => {
    // What failed may have been replaced since the registry was read.
    if (failed.has(name) || !registry.find(name)) await registry.refresh();
    const section = registry.find(name);
    if (!section) throw new SectionError('unreachable', `${name} is not deployed`);
    return section;
  };

  return {
    loaded: (name) => byContainer.get(registry.find(name)?.container ?? ''),
    load: async (name) => {
      try {
        const section = await find(name);
        const known = byContainer.get(section.container);
        if (known) return known;
        const { load } = await federationOf();
        const loaded = { section, Component: await load(section) };
        byContainer.set(section.container, loaded);
        failed.delete(name);
        return loaded;
      } catch (error) {
        failed.add(name);
        throw toSectionError(error);
      }
    },
  };
}
