import type { Door } from '@vatio/build/sharing';
import type { ComponentType, ReactNode } from 'react';

/** A library that the host lends, and the providers that its sections need. */
export interface OpenDoor {
  readonly library: unknown;
  readonly Provider?: ComponentType<{ readonly children: ReactNode }>;
  /** Another version of a section is about to appear: reset what the old one left. */
  readonly forget?: () => void;
}

/** One lazy chunk a door, fetched with the first section that requires it. */
const loaders: Readonly<Record<Door, () => Promise<OpenDoor>>> = {
  '@tanstack/react-query': () => import(/* webpackChunkName: "door-query" */ './queryDoor'),
  // The drawing library is a chunk of its own, fetched with the first chart.
  '@vatio/ui/charts': async () => ({
    library: await import(/* webpackChunkName: "door-charts" */ '@vatio/ui/charts'),
  }),
  // A list with an export is a table, so both share one chunk.
  '@vatio/ui/export': async () => ({
    library: await import(/* webpackChunkName: "door-table" */ '@vatio/ui/export'),
  }),
  // Every page writes numbers, so both share one chunk.
  '@vatio/ui/format': async () => ({
    library: await import(/* webpackChunkName: "door-layout" */ '@vatio/ui/format'),
  }),
  '@vatio/ui/forms': async () => ({
    library: await import(/* webpackChunkName: "door-forms" */ '@vatio/ui/forms'),
  }),
  '@vatio/ui/layout': async () => ({
    library: await import(/* webpackChunkName: "door-layout" */ '@vatio/ui/layout'),
  }),
  '@vatio/ui/table': async () => ({
    library: await import(/* webpackChunkName: "door-table" */ '@vatio/ui/table'),
  }),
};

export const isDoor = (share: string): share is Door => share in loaders;

export const openDoor = (door: Door): Promise<OpenDoor> => loaders[door]();
