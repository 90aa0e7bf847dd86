import { createInstance } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import type { Door } from '@vatio/build/sharing';
import type { RegisteredSection } from '@vatio/contracts/sections';
import type { ComponentType, ReactElement } from 'react';
import { assertCompatible } from './compatibility';
import { isDoor, type OpenDoor, openDoor } from './doors';
import { runEntry } from './entryScript';
import { SectionError } from './sectionError';

/** The only module that a section exposes. */
interface SectionModule {
  readonly default: ComponentType;
}

export interface Federation {
  /** @throws SectionError `unreachable`, `timeout` or `incompatible`, or what the section threw */
  readonly load: (section: RegisteredSection) => Promise<ComponentType>;
}

const offered = { ...__SHARED_VERSIONS__, 'Module Federation': __FEDERATION_VERSION__ };

const asShare = (name: string, library: unknown) => {
  const version = __SHARED_VERSIONS__[name] ?? '0.0.0';
  return {
    version,
    lib: () => library,
    shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
  };
};

/**
 * The stock Module Federation runtime, in a chunk of its own that is asked for with the first
 * section. Sections bring no runtime: they find this one in a global whose name has its version.
 */
export function startFederation(libraries: Readonly<Record<string, unknown>>): Federation {
  Object.assign(globalThis, { [__FEDERATION_RUNTIME_GLOBAL__]: bundlerRuntime });
  const records = new Map<string, RegisteredSection>();
  // Every section calls the runtime's init(), which replaces the package's own instance: keep ours.
  const instance = createInstance({
    name: 'host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(libraries).map(([name, library]) => [name, asShare(name, library)]),
    ),
    plugins: [
      {
        name: 'vatio-entry',
        loadEntry: async ({ remoteInfo }) => {
          const section = records.get(remoteInfo.name);
          if (!section)
            throw new SectionError('unreachable', `${remoteInfo.name} is not registered`);
          return runEntry(section);
        },
      },
    ],
  });

  const opening = new Map<Door, Promise<OpenDoor>>();
  const open = (door: Door) => {
    const known = opening.get(door);
    if (known) return known;
    const promise = openDoor(door).then(
      (opened) => {
        instance.registerShared({ [door]: asShare(door, opened.library) });
        return opened;
      },
      (cause: unknown) => {
        throw new SectionError('unreachable', `The chunk of ${door} did not arrive`, cause);
      },
    );
    opening.set(door, promise);
    // A chunk that did not arrive is forgotten, so that the next try asks for it again.
    promise.catch(() => opening.delete(door));
    return promise;
  };

  return {
    load: async (section) => {
      assertCompatible(section, offered);
      records.set(section.container, section);
      instance.registerRemotes([{ name: section.container, entry: section.entry }]);
      // A one-file section reads its shares as soon as it runs, so its doors are open before.
      const doors = Promise.all(Object.keys(section.requires).filter(isDoor).map(open));
      const [opened] = await Promise.all([doors, runEntry(section)]);
      const id = section.module.replace('.', section.container);
      const loaded = await instance.loadRemote<SectionModule>(id);
      if (!loaded) throw new SectionError('unreachable', `${id} exposes nothing`);
      return inside(opened, loaded.default);
    },
  };
}

/** The section, inside the providers of the doors that it uses. */
function inside(doors: readonly OpenDoor[], Section: ComponentType): ComponentType {
  return function SectionInProviders() {
    let element: ReactElement = <Section />;
    for (const { Provider } of doors) {
      if (Provider) element = <Provider>{element}</Provider>;
    }
    return element;
  };
}
