import { createInstance } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import type { Door } from '@vatio/build/sharing';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { SectionError } from '../sectionError';
import { assertCompatible } from './compatibility';
import { isDoor, type OpenDoor, openDoor } from './doors';
import { runEntry } from './entryScript';
import { shares } from './shares';
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

const shareFacts = (name: string) => {
  const version = __SHARED_VERSIONS__[name] ?? '0.0.0';
  return {
    version,
    shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
  };
};

/**
 * The stock Module Federation runtime, in a lazy chunk, requested during the login or with the
 * first section. Sections bring no runtime: they find this one in a global whose name has its
 * version.
 */
export function startFederation(): Federation {
  Object.assign(globalThis, { [__FEDERATION_RUNTIME_GLOBAL__]: bundlerRuntime });
  const records = new Map<string, RegisteredSection>();
  // Every section calls the runtime's init(), which would replace our instance: keep ours.
  const instance = createInstance({
    name: 'host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(shares).map(([name, library]) => [
        name,
        { ...shareFacts(name), lib: () => library },
      ]),
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

  const fetching = new Map<Door, Promise<OpenDoor>>();
  const fetchDoor = (door: Door) => {
    const known = fetching.get(door);
    if (known) return known;
    const promise = openDoor(door).catch((cause: unknown) => {
      // Forgotten, so that the next try requests it again.
      fetching.delete(door);
      throw new SectionError('unreachable', `The chunk of ${door} did not arrive`, cause);
    });
    fetching.set(door, promise);
    return promise;
  };

  /** Lends a door, fetched when a section first needs it. */
  const lend = (door: Door) => {
    const facts = shareFacts(door);
    const get = async () => {
      try {
        const { library } = await fetchDoor(door);
        return () => library;
      } catch (error) {
        // The runtime would wait for the same failed promise again.
        const share = instance.shareScopeMap.default?.[door]?.[facts.version];
        if (share) share.loading = null;
        throw error;
      }
    };
    // A second call has no effect.
    instance.registerShared({ [door]: { ...facts, get } });
  };

  /** Fetches a door and keeps it at hand: an entry reads its shares as soon as it runs. */
  const open = async (door: Door): Promise<OpenDoor> => {
    const opened = await fetchDoor(door);
    await instance.loadShare(door, { customShareInfo: shareFacts(door) });
    return opened;
  };

  return {
    load: async (section, timer) => {
      assertCompatible(section, offered);
      records.set(section.container, section);
      instance.registerRemotes([{ name: section.container, entry: section.entry }]);
      const required = Object.keys(section.requires).filter(isDoor);
      required.forEach(lend);
      const atOnce = required.filter((door) => !section.onDemand?.includes(door));
      const doors = Promise.all(atOnce.map(open));
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

/** Section → the last container on screen. */
const shown = new Map<string, string>();

/** The section, inside the providers of its doors. */
function inside(
  doors: readonly OpenDoor[],
  Section: ComponentType,
  { name, container }: RegisteredSection,
  timer: LoadTimer,
): ComponentType {
  // Another version may read its predecessor's leftovers differently.
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
