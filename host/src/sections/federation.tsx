import { createInstance } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import type { Door } from '@vatio/build/sharing';
import type { RegisteredSection } from '@vatio/contracts/sections';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { assertCompatible } from './compatibility';
import { isDoor, type OpenDoor, openDoor } from './doors';
import { runEntry } from './entryScript';
import { SectionError } from './sectionError';
import type { LoadTimer } from './timings';

/** The only module that a section exposes. */
interface SectionModule {
  readonly default: ComponentType;
}

export interface Federation {
  /** @throws SectionError `unreachable`, `timeout` or `incompatible`, or what the section threw */
  readonly load: (section: RegisteredSection, timer: LoadTimer) => Promise<ComponentType>;
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
    load: async (section, timer) => {
      assertCompatible(section, offered);
      records.set(section.container, section);
      instance.registerRemotes([{ name: section.container, entry: section.entry }]);
      // A one-file section reads its shares as soon as it runs, so its doors are open before.
      const doors = Promise.all(Object.keys(section.requires).filter(isDoor).map(open));
      const [opened] = await Promise.all([
        doors.finally(timer.start('doors')),
        runEntry(section).finally(timer.start('entry')),
      ]);
      const id = section.module.replace('.', section.container);
      const evaluating = instance.loadRemote<SectionModule>(id);
      const loaded = await evaluating.finally(timer.start('module'));
      if (!loaded) throw new SectionError('unreachable', `${id} exposes nothing`);
      return inside(opened, loaded.default, section, timer);
    },
  };
}

/** Section → the container that was on screen last. */
const shown = new Map<string, string>();

/** The section, inside the providers of the doors that it uses. */
function inside(
  doors: readonly OpenDoor[],
  Section: ComponentType,
  { name, container }: RegisteredSection,
  timer: LoadTimer,
): ComponentType {
  // Another version may read what the one before has left behind in another way.
  const adopt = () => {
    const before = shown.get(name);
    shown.set(name, container);
    if (before === undefined || before === container) return;
    for (const { forget } of doors) forget?.();
  };

  return function SectionInProviders() {
    const [endMount] = useState(() => {
      adopt();
      return timer.start('mount');
    });
    useEffect(endMount, [endMount]);

    let element: ReactElement = <Section />;
    for (const { Provider } of doors) {
      if (Provider) element = <Provider>{element}</Provider>;
    }
    return element;
  };
}
