import type { ComponentType } from 'react';
import { documentChunks } from '../../host/src/sections/loading/documentChunks';
import type { LoadedSection, SectionLoader } from '../../host/src/sections/loading/sectionLoader';

interface SectionModule {
  readonly default: ComponentType;
}

/** The host's loader over plain imports; the rest of the host's page is the same. */
export function loaderOf(
  sections: Readonly<Record<string, () => Promise<SectionModule>>>,
): SectionLoader {
  const known = new Map<string, LoadedSection>();
  return {
    prepare: () => undefined,
    loaded: (name) => known.get(name),
    load: async (name) => {
      const section = sections[name];
      if (!section) throw new Error(`This page has no section «${name}»`);
      await documentChunks();
      const { default: Component } = await section();
      const loaded = known.get(name) ?? {
        section: recordOf(name),
        Component,
        overrideUrl: undefined,
      };
      known.set(name, loaded);
      return loaded;
    },
    fallback: (name) => known.get(name),
    timings: () => [],
  };
}

const recordOf = (name: string): LoadedSection['section'] => ({
  name,
  title: name,
  path: name,
  owner: '',
  version: '',
  runtime: '',
  container: name,
  module: './Section',
  entry: name,
  integrity: '',
  requires: {},
});
